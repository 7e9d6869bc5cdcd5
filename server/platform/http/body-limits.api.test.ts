import { createCheckoutSessionPath, waitlistPath } from '@chalkline/contract/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const post = async (url: string, type: string, payload: string) =>
  (await testApp.visitor().send({ method: 'POST', url, headers: { 'content-type': type }, payload }))
    .statusCode;

describe('the body of a visitor', () => {
  it('is not parsed when it is JSON and longer than any ticket', async () => {
    const many = JSON.stringify(Array.from({ length: 90_000 }, (_, index) => [index]));
    expect(await post(createCheckoutSessionPath, 'application/json', many)).toBe(413);
  });

  it('is not parsed when it is longer than any form', async () => {
    const many = 'a=b&'.repeat(10_000);
    expect(
      await post(waitlistPath.replace(':courseId', '36'), 'application/x-www-form-urlencoded', many),
    ).toBe(413);
  });
});

it('may be long when it is a content text', async () => {
  const editor = await testApp.person('Free', { role: 'editor' });
  const body = '字'.repeat(190_000);
  const reply = await editor.client.write('POST', '/api/founder/content/render', { kind: 'lesson', body });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().html).toContain('字');
});
