import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema.ts';
import { claimEmail } from '../../platform/mail/queued-emails.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';

const minute = 60_000;

let testApp: TestApp;
let board: ReturnType<typeof ticketBoard>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  board = ticketBoard(testApp);
});
afterAll(() => testApp.close());

const emailsAbout = (title: string) =>
  testApp.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, founderEmail), like(mailOutbox.subject, `% about: ${title}`)))
    .orderBy(mailOutbox.createdAt);

const later = (minutes: number) => new Date(testApp.now().getTime() + minutes * minute);

/** The texts that the emails about a ticket quote. */
const quoted = async (title: string) =>
  (await emailsAbout(title)).flatMap(({ email }) => email.quote?.split('\n\n* * *\n\n') ?? []);

describe('messages of a member about a ticket', () => {
  it('go to the founder in one email, three minutes after the first', async () => {
    const member = await board.member();
    const { id, title } = await board.created(member);
    for (const text of ['One', 'Two', 'Three']) await board.say(member, id, text);
    const [email, ...others] = await emailsAbout(title);
    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Mei-Lin sent 3 messages about: ${title}`);
    expect(await quoted(title)).toEqual(['One', 'Two', 'Three']);
    const wait = (email?.nextAttemptAt.getTime() ?? 0) - (email?.createdAt.getTime() ?? 0);
    expect(Math.round(wait / minute)).toBe(3);
    expect(await claimEmail(testApp.database.db, later(2))).toBeUndefined();
    expect((await claimEmail(testApp.database.db, later(4)))?.id).toBe(email?.id);
  });

  it('open another email once the first is being sent', async () => {
    const member = await board.member();
    const { id, title } = await board.created(member);
    await board.say(member, id, 'Before');
    await claimEmail(testApp.database.db, later(4));
    await board.say(member, id, 'After');
    expect((await emailsAbout(title)).map(({ subject, email }) => [subject, email.quote])).toEqual([
      [`Mei-Lin wrote about: ${title}`, 'Before'],
      [`Mei-Lin wrote about: ${title}`, 'After'],
    ]);
    await claimEmail(testApp.database.db, later(4));
  });

  it('are all sent once, also when they come at once and a process sends the email meanwhile', async () => {
    const member = await board.member();
    const { id, title } = await board.created(member);
    const texts = Array.from({ length: 8 }, (_, index) => `Message ${index}`);
    const claim = () => claimEmail(testApp.database.db, later(4));
    await Promise.all([...texts.map((text) => board.say(member, id, text)), claim(), claim(), claim()]);
    expect((await quoted(title)).toSorted()).toEqual(texts);
    const counts = (await emailsAbout(title)).map(({ email }) => email.textCount ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(texts.length);
  });

  it('are not mixed with those about another ticket', async () => {
    const member = await board.member();
    const [one, other] = [await board.created(member), await board.created(member)];
    await board.say(member, one.id, 'One');
    await board.say(member, other.id, 'Other');
    expect([await quoted(one.title), await quoted(other.title)]).toEqual([['One'], ['Other']]);
  });

  it('are counted beyond the twentieth, and read in the ticket', async () => {
    const member = await board.member();
    const { id, title } = await board.created(member);
    for (let n = 1; n <= 22; n += 1) await board.say(member, id, `Message ${n}`);
    const [email] = await emailsAbout(title);
    expect(email?.subject).toBe(`Mei-Lin sent 22 messages about: ${title}`);
    expect(email?.email.paragraphs).toEqual(['Here are the first 20. The other 2 are in the ticket.']);
    expect(await quoted(title)).toHaveLength(20);
  });

  it('do not delay emails about Priority tickets or the reply to the member', async () => {
    const member = await board.member();
    const { id, title } = await board.prioritised(member);
    await board.say(member, id, 'A question');
    await board.work(await board.consultant(), id, 'messages', { markdown: 'An answer' });
    const immediate = await testApp.database.db
      .select({ subject: mailOutbox.subject })
      .from(mailOutbox)
      .where(and(like(mailOutbox.subject, `%${title}`), eq(mailOutbox.nextAttemptAt, mailOutbox.createdAt)));
    expect(immediate.map(({ subject }) => subject).toSorted()).toEqual([
      `New Priority ticket: ${title}`,
      `Your consultant replied: ${title}`,
    ]);
  });
});
