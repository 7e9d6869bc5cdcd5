import { accountExportPath, accountPath, emailPreferencesPath } from '@chalkline/contract/addresses';
import type { EmailPreferences } from '@chalkline/contract/email-preferences';
import type { OptionalEmailType } from '@chalkline/domain/account/email-preferences';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPreferences, mailOutbox } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const preferencesOf = async ({ client }: TestPerson) =>
  (await client.get(emailPreferencesPath)).json<EmailPreferences>();
const choose = ({ client }: TestPerson, type: OptionalEmailType, isOn: boolean) =>
  client.write('PUT', emailPreferencesPath, { type, isOn });

/** Sends a form like a page without scripts. */
const sendForm = ({ client }: TestPerson, payload: string) =>
  client.send({
    method: 'POST',
    url: emailPreferencesPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload,
  });

let count = 0;
/** Enqueues an optional email, and gives its link, unless it was switched off. */
async function linkFor({ id, email }: TestPerson, type: OptionalEmailType) {
  const { db } = testApp.database;
  count += 1;
  const event = `optional:${count}`;
  await testApp.mail.enqueue(db, {
    event,
    to: email,
    about: id,
    optional: { type, userId: id },
    subject: 'News',
    email: { preheader: 'News', heading: 'News', paragraphs: [] },
  });
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.event, event));
  return row && (row.email.unsubscribePath ?? 'no link');
}

/** What a mail program's unsubscribe button sends. */
const pressOneClick = (url: string) =>
  testApp.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const subscriptionAt = async (link: string) => (await testApp.visitor().get(`/api${link}`)).json();

/** Everybody can get these. */
const learning = [
  { type: 'learning_reminder', isOn: true },
  { type: 'weekly_summary', isOn: false },
];

describe('email preferences', () => {
  it('list the types that the plan of a person can cause, switched on except the summary', async () => {
    expect(await preferencesOf(await testApp.person('Free'))).toEqual([
      { type: 'certification_review', isOn: true },
      { type: 'question_answered', isOn: true },
      ...learning,
    ]);
    expect(await preferencesOf(await testApp.person('Consulting'))).toEqual([
      { type: 'certification_review', isOn: true },
      { type: 'question_answered', isOn: true },
      { type: 'ticket_reply', isOn: true },
      { type: 'ticket_progress', isOn: true },
      ...learning,
    ]);
  });

  it('keep a switched-off email from being sent to this person only', async () => {
    const [ada, eve] = [await testApp.person('Consulting'), await testApp.person('Consulting')];
    expect((await choose(ada, 'ticket_reply', false)).statusCode).toBe(204);
    expect(await linkFor(ada, 'ticket_reply')).toBeUndefined();
    expect(await linkFor(ada, 'ticket_progress')).toMatch(/^\/unsubscribe\//);
    expect(await linkFor(eve, 'ticket_reply')).toMatch(/^\/unsubscribe\//);
    await choose(ada, 'ticket_reply', true);
    expect(await linkFor(ada, 'ticket_reply')).toMatch(/^\/unsubscribe\//);
  });

  it('have one result when they are sent many times at once', async () => {
    const person = await testApp.person('Consulting');
    await person.client.formToken();
    const replies = await Promise.all(Array.from({ length: 8 }, () => choose(person, 'ticket_reply', false)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const { db } = testApp.database;
    expect(await db.$count(emailPreferences, eq(emailPreferences.userId, person.id))).toBe(1);
  });

  it('are saved by a form without scripts, where a missing switch is off', async () => {
    const person = await testApp.person('Consulting');
    const token = encodeURIComponent(await person.client.formToken());
    const form = 'certification_review=off&certification_review=on&ticket_reply=off';
    const reply = await sendForm(person, `_csrf=${token}&${form}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/account?saved=emails#emails-title']);
    expect(await preferencesOf(person)).toEqual([
      { type: 'certification_review', isOn: true },
      { type: 'question_answered', isOn: true },
      { type: 'ticket_reply', isOn: false },
      { type: 'ticket_progress', isOn: true },
      ...learning,
    ]);
  });

  it('are not changed by a form without a token, or with unknown types', async () => {
    const person = await testApp.person('Consulting');
    expect((await sendForm(person, 'ticket_reply=off')).statusCode).toBe(403);
    const receipts = await person.client.write('PUT', emailPreferencesPath, {
      type: 'receipts',
      isOn: false,
    });
    expect(receipts.statusCode).toBe(422);
    expect(await linkFor(person, 'ticket_reply')).toBeDefined();
  });

  it('are part of the export, and are deleted with the account', async () => {
    const person = await testApp.person('Free');
    await choose(person, 'renewal_reminder', false);
    const { rawPayload } = await person.client.get(accountExportPath);
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.emailPreferences).toMatchObject([{ type: 'renewal_reminder', isOn: false }]);
    await person.client.write('DELETE', accountPath, { confirmation: person.email });
    const { db } = testApp.database;
    expect(await db.$count(emailPreferences, eq(emailPreferences.userId, person.id))).toBe(0);
  });
});

describe('the unsubscribe link of an email', () => {
  it('changes nothing when it is opened', async () => {
    const person = await testApp.person('Consulting');
    const link = (await linkFor(person, 'ticket_reply')) ?? '';
    const page = await testApp.visitor().get(link);
    expect([page.statusCode, page.body.includes('Unsubscribe?')]).toEqual([200, true]);
    expect(await subscriptionAt(link)).toEqual({ type: 'ticket_reply', isOn: true });
  });

  it('switches its type off by the button of a mail program, for somebody who is not signed in', async () => {
    const person = await testApp.person('Consulting');
    const link = (await linkFor(person, 'ticket_reply')) ?? '';
    const replies = await Promise.all(Array.from({ length: 4 }, () => pressOneClick(link)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await subscriptionAt(link)).toEqual({ type: 'ticket_reply', isOn: false });
    expect(await linkFor(person, 'ticket_reply')).toBeUndefined();
    expect(await linkFor(person, 'ticket_progress')).toBeDefined();
  });

  it('leads back to its page from the button there', async () => {
    const link = (await linkFor(await testApp.person('Consulting'), 'ticket_reply')) ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const reply = await testApp.app.inject({ method: 'POST', url: link, headers, payload: '' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, link]);
    expect((await testApp.visitor().get(link)).body).toContain('unsubscribed');
  });

  it('does nothing when it is forged, or when its person is gone', async () => {
    expect((await pressOneClick('/unsubscribe/forged')).statusCode).toBe(204);
    expect(await subscriptionAt('/unsubscribe/forged')).toEqual({ type: null, isOn: false });
    const { db } = testApp.database;
    const before = await db.$count(emailPreferences);
    const person = await testApp.person('Free');
    const link = (await linkFor(person, 'ticket_reply')) ?? '';
    await person.client.write('DELETE', accountPath, { confirmation: person.email });
    expect((await pressOneClick(link)).statusCode).toBe(204);
    expect(await db.$count(emailPreferences)).toBe(before);
  });
});
