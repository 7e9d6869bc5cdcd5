import type { TranscriptLine } from '@chalkline/contract/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readableText } from '../../testing/page-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const transcript = (lessonId: number | string) => `/api/lessons/${lessonId}/transcript`;

describe('the transcript of a lesson', () => {
  it('is open to visitors where the lesson is free, with the position of each line', async () => {
    const lines = (await testApp.visitor().get(transcript(3901))).json<TranscriptLine[]>();
    expect(lines.length).toBeGreaterThan(5);
    expect(lines[0]).toEqual({ seconds: expect.any(Number), text: expect.any(String) });
    expect(lines.map(({ seconds }) => seconds)).toEqual(
      lines.map(({ seconds }) => seconds).toSorted((one, other) => one - other),
    );
  });

  it('is part of the page of a free lesson, so that search engines find it', async () => {
    const visitor = testApp.visitor();
    const [line] = (await visitor.get(transcript(3901))).json<TranscriptLine[]>();
    const { body } = await visitor.open('/build-your-first-website/1');
    expect(readableText(body)).toContain(line?.text);
  });

  it('is closed like the lesson itself', async () => {
    const [member, noPlan] = [await testApp.person('Monthly'), await testApp.person('Free')];
    expect((await testApp.visitor().get(transcript(3902))).statusCode).toBe(401);
    expect((await noPlan.client.get(transcript(3902))).statusCode).toBe(403);
    expect((await member.client.get(transcript(3902))).statusCode).toBe(200);
    for (const id of ['1', 'abc', '99999999999'])
      expect((await member.client.get(transcript(id))).statusCode).toBe(404);
  });
});
