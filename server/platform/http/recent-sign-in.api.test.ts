import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const minute = 60_000;
const somebody = '00000000-0000-4000-8000-000000000000';

let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(() => testApp.close());

describe('a sign-in within the last 15 minutes', () => {
  it.each([
    ['giving a role', 'POST', '/api/founder/team', { email: 'ada@chalkline.example', role: 'editor' }],
    ['changing a role', 'PUT', `/api/founder/team/${somebody}`, { role: 'editor' }],
    ['taking a role', 'DELETE', `/api/founder/team/${somebody}`, undefined],
    ['refunding a plan', 'POST', `/api/founder/members/${somebody}/refund`, { plan: 'Monthly' }],
    ['erasing a member', 'DELETE', `/api/founder/members/${somebody}`, { confirmation: 'x' }],
    ['removing a sign-in method', 'DELETE', '/api/account/sign-in-methods/none', undefined],
    ['adding a passkey', 'POST', '/api/account/passkeys/creation', undefined],
    ['deleting the own account', 'DELETE', '/api/account', { confirmation: 'x' }],
  ] as const)('is needed for %s', async (_, method, address, body) => {
    await founder.signInAgain();
    expect((await founder.client.write(method, address, body)).json()).not.toMatchObject({
      code: 'sign_in_again',
    });
    testApp.moveClock(16 * minute);
    const reply = await founder.client.write(method, address, body);
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { code: 'sign_in_again', message: "Please sign in again to confirm it's you." },
    ]);
  });

  it('is required to download a backup: the browser is sent to sign in and back', async () => {
    await founder.signInAgain();
    testApp.moveClock(16 * minute);
    const opened = await founder.client.open('/api/founder/operations/backup');
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe('/sign-in?returnTo=%2Ffounder%2Foperations&again=yes');
    const called = await founder.client.get('/api/founder/operations/backup', { accept: 'application/zip' });
    expect([called.statusCode, called.json().code]).toEqual([403, 'sign_in_again']);
    await founder.signInAgain();
    expect((await founder.client.open('/api/founder/operations/backup')).statusCode).toBe(200);
  });

  it('is not mentioned to people who lack the permission anyway', async () => {
    const editor = await testApp.person('Free', { role: 'editor' });
    testApp.moveClock(16 * minute);
    expect((await editor.client.write('DELETE', `/api/founder/team/${somebody}`)).statusCode).toBe(404);
  });
});
