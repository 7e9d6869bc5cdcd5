import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificationSubmissions } from '../../db/schema.ts';
import { questionTests } from '../../testing/question-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const waitingFor = async ({ client }: TestPerson) => (await client.get('/api/founder/waiting-work')).json();

const submitted = ({ id: userId }: TestPerson) =>
  testApp.database.db.insert(certificationSubmissions).values({
    userId,
    certificationId: 1,
    projectUrl: 'https://replit.com/@ada/shop',
    videoUrl: 'https://www.loom.com/share/abc',
    comments: '',
    submittedAt: new Date('2026-11-12T09:00:00Z'),
  });

describe('the counts of waiting work', () => {
  it('cover the areas that the role of a person may use, without their own submissions', async () => {
    const board = ticketBoard(testApp);
    const { asked } = await questionTests(testApp);
    const member = await board.member();
    const consultant = await testApp.person('Annual', { role: 'consultant' });
    const founder = await testApp.person('Free', { role: 'founder' });
    const editor = await testApp.person('Free', { role: 'editor' });
    await board.prioritised(member);
    await board.created(member);
    await submitted(member);
    await submitted(consultant);
    await asked(member);
    expect(await waitingFor(founder)).toEqual({ reviews: 2, tickets: 1, questions: 1 });
    // One of the two submissions is the consultant's own.
    expect(await waitingFor(consultant)).toEqual({ reviews: 1, tickets: 1, questions: 1 });
    expect(await waitingFor(editor)).toEqual({});
  });

  it('are part of every page of the console, so that the browser need not request them', async () => {
    const editor = await testApp.person('Free', { role: 'editor' });
    const { body } = await editor.client.open('/founder/content');
    expect(body).toContain('{"key":["/api/founder/waiting-work"],"data":{}}');
    expect((await editor.client.open('/courses')).body).not.toContain('/api/founder/waiting-work');
  });
});
