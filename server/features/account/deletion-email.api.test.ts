import { accountPath, addressOf } from '@chalkline/contract/addresses';
import { memberPath } from '@chalkline/contract/console-addresses';
import { inactiveBefore } from '@chalkline/domain/account/retention';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, users } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/test-smtp.ts';

let testApp: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startTestSmtp();
  testApp = await startTestApp({ smtp: () => smtp.address(), expectedErrors: /an email was given up/ });
});
afterAll(async () => {
  await testApp.close();
  await smtp.goDown();
});
beforeEach(() => {
  smtp.taken.length = 0;
  smtp.manner = 'accept';
});

const remove = ({ client, email }: TestPerson) =>
  client.write('DELETE', accountPath, { confirmation: email });

/** What is stored of emails to this address. */
const storedFor = ({ email }: TestPerson) =>
  testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));

async function sentTo({ email }: TestPerson): Promise<string[]> {
  await testApp.mail.sendDue();
  return smtp.taken.filter(({ to }) => to === email).map(({ raw }) => raw.replace(/=\r?\n/g, ''));
}

describe('the email about a deleted account', () => {
  it('is sent once to the person who deletes it, and is then stored nowhere', async () => {
    const ada = await testApp.person('Free', { firstName: 'Ada' });
    await ada.client.formToken();
    await Promise.all([remove(ada), remove(ada), remove(ada)]);
    const sent = await sentTo(ada);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Subject: Your account has been deleted');
    expect(sent[0]).toContain('As you asked, we have deleted your account');
    expect(await storedFor(ada)).toEqual([]);
  });

  it('is sent to somebody whom a founder has erased', async () => {
    const [founder, ada] = [await testApp.person('Free', { role: 'founder' }), await testApp.person('Free')];
    const body = { confirmation: ada.email };
    await founder.client.write('DELETE', addressOf(memberPath, { userId: ada.id }), body);
    expect(await sentTo(ada)).toEqual([expect.stringContaining('We have deleted your account')]);
    expect(await storedFor(ada)).toEqual([]);
  });

  it('says why an account that nobody has used is gone', async () => {
    const ada = await testApp.person('Free');
    const lastSeenAt = new Date(inactiveBefore(testApp.now()).getTime() - 60_000);
    await testApp.database.db.update(users).set({ lastSeenAt }).where(eq(users.id, ada.id));
    await testApp.jobs.all.find(({ name }) => name === 'retention')?.run(testApp.now(), AbortSignal.any([]));
    expect(await sentTo(ada)).toEqual([expect.stringContaining('for 24 months')]);
    expect(await storedFor(ada)).toEqual([]);
  });

  it('is not kept either when it cannot be delivered', async () => {
    const ada = await testApp.person('Free');
    smtp.manner = 550;
    await remove(ada);
    expect(await sentTo(ada)).toEqual([]);
    expect(await storedFor(ada)).toEqual([]);
  });

  it('does not come when nothing was deleted', async () => {
    const founder = await testApp.person('Free', { role: 'founder' });
    expect((await remove(founder)).statusCode).toBe(409);
    expect(await storedFor(founder)).toEqual([]);
  });
});
