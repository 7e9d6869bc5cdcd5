import type { OptionalEmailType } from '@chalkline/domain/account/email-preferences';
import { optionalEmailTypes } from '@chalkline/domain/account/email-preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEmails } from '../../platform/mail/email-preferences.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/test-smtp.ts';

let smtp: TestSmtp;
let testApp: TestApp;
beforeAll(async () => {
  smtp = await startTestSmtp();
  testApp = await startTestApp({ smtp: smtp.address });
});
afterAll(async () => {
  await testApp.close();
  await smtp.goDown();
});

let count = 0;
/** Sends an optional email, and gives it as it arrived, unless it was switched off. */
async function deliver({ id, email }: TestPerson, type: OptionalEmailType): Promise<string | undefined> {
  count += 1;
  const subject = `News ${count}`;
  await testApp.mail.enqueue(testApp.database.db, {
    event: `header:${count}`,
    to: email,
    about: id,
    optional: { type, userId: id },
    subject,
    email: { preheader: 'News', heading: 'News', paragraphs: [] },
  });
  await testApp.mail.sendDue();
  return smtp.taken.find(({ raw }) => raw.includes(`Subject: ${subject}\r\n`))?.raw;
}

/** A header of an email. Long ones continue on lines that begin with a space. */
function headerOf(raw: string, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, '');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

describe('unsubscribing from the header of an email', () => {
  it.each(optionalEmailTypes)('ends emails of the type %s and of no other', async (type) => {
    const person = await testApp.person('Consulting');
    const { db } = testApp.database;
    const everything = optionalEmailTypes.map((one) => ({ type: one, isOn: true }));
    await chooseEmails(db, person.id, everything, testApp.now());
    const raw = (await deliver(person, type)) ?? '';
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(headerOf(raw, 'List-Unsubscribe') ?? '')?.[1] ?? '';
    expect(address.startsWith(`${testApp.config.publicUrl}/unsubscribe/`)).toBe(true);

    const { pathname } = new URL(address);
    expect((await testApp.visitor().open(pathname)).statusCode).toBe(200);
    expect(await deliver(person, type)).toBeDefined();

    const reply = await testApp.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(204);
    expect(await deliver(person, type)).toBeUndefined();
    const other = optionalEmailTypes.find((one) => one !== type) ?? type;
    expect(await deliver(person, other)).toBeDefined();
  });
});
