import { founderEmailSwitchesPath } from '@chalkline/contract/console-addresses';
import { founderEmailKinds } from '@chalkline/domain/founder-emails/founder-email-kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(() => testApp.close());

const switches = async () => (await founder.client.get(founderEmailSwitchesPath)).json();
const change = (to: object) => founder.client.write('PUT', founderEmailSwitchesPath, to);

describe('the switches of founder emails', () => {
  it('are on until somebody switches one off, which is recorded once', async () => {
    const allOn = founderEmailKinds.map((kind) => ({ kind, isOn: true }));
    expect(await switches()).toEqual(allOn);
    for (const _ of ['first', 'again'])
      expect((await change({ kind: 'question', isOn: false })).statusCode).toBe(204);
    expect(await switches()).toEqual(
      allOn.map(({ kind, isOn }) => ({ kind, isOn: kind === 'question' ? false : isOn })),
    );
    const entries = eq(auditEntries.subject, 'notification:question');
    expect(await testApp.database.db.select().from(auditEntries).where(entries)).toMatchObject([
      { action: 'notification.switch', actorId: founder.id, before: { isOn: true }, after: { isOn: false } },
    ]);
  });

  it('are refused for an unknown kind', async () => {
    expect((await change({ kind: 'spam', isOn: true })).statusCode).toBe(422);
  });
});
