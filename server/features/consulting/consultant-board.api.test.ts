import type { FounderTicket, FounderTicketSheet, TicketMessage } from '@chalkline/contract/tickets';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, mailOutbox, tickets } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';
import { ticketData } from './personal-data.ts';

const hour = 3_600_000;

let testApp: TestApp;
let board: ReturnType<typeof ticketBoard>;
let consultant: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  board = ticketBoard(testApp);
  consultant = await board.consultant();
});
afterAll(() => testApp.close());

const mailTo = async (to: string, ticketTitle: string) =>
  (
    await testApp.database.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.subject, `%${ticketTitle}%`))
  ).filter(({ recipient }) => recipient === to);

describe('a consultant', () => {
  it('acknowledges, starts and completes tickets; the member sees it in the history and by email', async () => {
    const member = await board.member();
    const { id, title } = await board.prioritised(member);
    for (const verb of ['acknowledge', 'start', 'complete']) {
      expect((await board.work(consultant, id, verb)).statusCode, verb).toBe(200);
    }
    const sheet = await board.sheet(member, id);
    expect(sheet).toMatchObject({ status: 'Completed', due: null });
    expect(sheet.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['created', 'member'],
      ['moved', 'member'],
      ['acknowledged', 'consultant'],
      ['started', 'consultant'],
      ['completed', 'consultant'],
    ]);
    expect((await mailTo(member.email, title)).map(({ subject }) => subject).toSorted()).toEqual([
      `Work on your ticket has started: ${title}`,
      `Your ticket has been acknowledged: ${title}`,
      `Your ticket is completed: ${title}`,
    ]);
    const audit = await testApp.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `ticket:${id}`));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'ticket.acknowledge',
      'ticket.complete',
      'ticket.start',
    ]);
  });

  it('is told about a new Priority ticket once, however often it is moved', async () => {
    const member = await board.member();
    const { id, title } = await board.prioritised(member);
    await board.move(member, id, 'Idea');
    await board.move(member, id, 'Priority');
    await board.move(member, id, 'Priority');
    expect(await mailTo(founderEmail, title)).toMatchObject([{ subject: `New Priority ticket: ${title}` }]);
  });

  it('acknowledges once with one email when two do it at the same time', async () => {
    const member = await board.member();
    const second = await testApp.person('Free', { role: 'consultant' });
    const { id, title } = await board.prioritised(member);
    for (const one of [consultant, second]) await one.client.formToken();
    const replies = await Promise.all(
      [consultant, second, consultant, second].map((one) => board.work(one, id, 'acknowledge')),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { history } = await board.sheet(member, id);
    expect(history.filter(({ kind }) => kind === 'acknowledged')).toHaveLength(1);
    expect(await mailTo(member.email, title)).toHaveLength(1);
  });

  it('and a member who deletes the ticket at the same time do not both succeed', async () => {
    const member = await board.member();
    const { id } = await board.prioritised(member);
    const [started, deleted] = await Promise.all([
      board.work(consultant, id, 'start'),
      board.remove(member, id),
    ]);
    const left = await board.list(member);
    if (started.statusCode === 200) {
      expect(deleted.json()).toMatchObject({ code: 'column_restricted' });
      expect(left).toMatchObject([{ id, status: 'In Progress' }]);
    } else {
      expect([started.statusCode, deleted.statusCode]).toEqual([404, 204]);
      expect(left).toEqual([]);
    }
  });

  it('cannot start tickets without priority, and moves back one column at a time', async () => {
    const member = await board.member();
    const { id } = await board.created(member);
    expect((await board.work(consultant, id, 'start')).statusCode).toBe(409);
    await board.move(member, id, 'Priority');
    await board.work(consultant, id, 'start');
    const twice = [1, 2].map(() => board.work(consultant, id, 'move-back', { from: 'In Progress' }));
    for (const reply of await Promise.all(twice)) {
      expect(reply.json<FounderTicket>()).toMatchObject({ status: 'Priority', startedAt: null });
    }
    const other = await board.created(member);
    await board.work(consultant, id, 'start');
    await board.move(member, other.id, 'Priority');
    const full = await board.work(consultant, id, 'move-back', { from: 'In Progress' });
    expect([full.statusCode, full.json().code]).toEqual([409, 'priority_limit']);
  });

  it('sees all tickets, the due ones first, by member and type, with plan and allowance', async () => {
    const member = await board.member();
    const urgent = await board.prioritised(member, { type: 'Review' });
    await testApp.database.db
      .update(tickets)
      .set({ prioritisedAt: new Date(Date.now() - 60 * hour) })
      .where(eq(tickets.id, urgent.id));
    await board.create(member);
    const all = await board.all(consultant);
    expect(all[0]).toMatchObject({
      id: urgent.id,
      member: {
        id: member.id,
        plan: 'Consulting',
        role: null,
        hasPrioritySupport: false,
        allowance: { used: 0, limit: 5 },
      },
    });
    const theirs = await board.all(consultant, `?member=${member.id}&type=Review`);
    expect(theirs.map(({ id }) => id)).toEqual([urgent.id]);
    expect((await consultant.client.get('/api/founder/tickets?member=x')).statusCode).toBe(422);
  });

  it('sees the role of staff who have tickets', async () => {
    const editor = await testApp.person('Consulting', { role: 'editor' });
    for (const person of [editor, consultant]) await board.create(person);
    const membersOf = async ({ id }: TestPerson) =>
      (await board.all(consultant, `?member=${id}`)).map(({ member }) => [member.plan, member.role]);
    expect(await membersOf(editor)).toEqual([['Consulting', 'editor']]);
    expect(await membersOf(consultant)).toEqual([['Free', 'founder']]);
  });

  it('is reminded once before a promised time ends', async () => {
    const member = await board.member();
    const { id, title } = await board.prioritised(member);
    await board.work(consultant, id, 'start');
    await testApp.database.db
      .update(tickets)
      .set({ startedAt: new Date(Date.now() - 45 * hour) })
      .where(eq(tickets.id, id));
    await testApp.jobs.runDue();
    testApp.moveClock(6 * 60_000);
    await testApp.jobs.runDue();
    const reminders = (await mailTo(founderEmail, title)).filter(({ subject }) => subject.includes('left'));
    expect(reminders).toMatchObject([{ subject: `3 h left: ${title}` }]);
  });
});

describe('the conversation', () => {
  it('goes both ways, informs the other side by email, and is safe to display', async () => {
    const member = await board.member();
    const { id, title } = await board.created(member);
    const hostile =
      '<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](/api/logout) **bold** https://ok.example ![p](https://spy.example/p.gif)\n# Not a heading';
    const said = (await board.say(member, id, hostile)).json<TicketMessage>();
    expect(said).toMatchObject({ from: 'member', authorName: 'Mei-Lin', markdown: hostile });
    expect(said.html).not.toMatch(/<img|<h1|href="javascript|href="\/api/);
    expect(said.html).toContain('<strong>bold</strong>');
    expect(said.html).toContain(
      '<a href="https://ok.example" rel="nofollow noopener noreferrer" target="_blank">',
    );
    expect((await board.work(consultant, id, 'messages', { markdown: 'Answer' })).statusCode).toBe(201);
    const sheet = (await consultant.client.get(`/api/founder/tickets/${id}`)).json<FounderTicketSheet>();
    expect(sheet.messages.map(({ from, markdown }) => [from, markdown])).toEqual([
      ['member', hostile],
      ['consultant', 'Answer'],
    ]);
    expect(sheet).toMatchObject({ messageCount: 2, lastMessageFrom: 'consultant' });
    expect(sheet.messages.map(({ isYours }) => isYours)).toEqual([false, true]);
    const colleague = await testApp.person('Free', { role: 'consultant' });
    const theirs = (await colleague.client.get(`/api/founder/tickets/${id}`)).json<FounderTicketSheet>();
    expect(theirs.messages.map(({ isYours }) => isYours)).toEqual([false, false]);
    expect(await mailTo(founderEmail, title)).toHaveLength(1);
    expect(await mailTo(member.email, title)).toMatchObject([{ email: { quote: 'Answer' } }]);
  });

  it('stores a double click once, and refuses empty and endless texts', async () => {
    const member = await board.member();
    const { id } = await board.created(member);
    await member.client.formToken();
    await Promise.all([1, 2, 3].map(() => board.say(member, id, 'Once')));
    expect((await board.sheet(member, id)).messages).toHaveLength(1);
    expect((await board.say(member, id, ' ')).statusCode).toBe(422);
    expect((await board.say(member, id, 'half\ud83d')).statusCode).toBe(422);
    expect((await board.say(member, id, 'a'.repeat(5_001))).statusCode).toBe(422);
    expect((await board.say(member, id, 'a'.repeat(50_000))).statusCode).toBe(422);
  });
});

describe('the consultant’s side', () => {
  it('is hidden from everybody else', async () => {
    const member = await board.member();
    const { id } = await board.prioritised(member);
    const editor = await testApp.person('Free', { role: 'editor' });
    for (const person of [member, editor]) {
      expect((await person.client.get('/api/founder/tickets')).statusCode).toBe(404);
      expect((await person.client.get(`/api/founder/tickets/${id}`)).statusCode).toBe(404);
      expect((await board.work(person, id, 'acknowledge')).statusCode).toBe(404);
      expect((await board.work(person, id, 'messages', { markdown: 'Hi' })).statusCode).toBe(404);
    }
    expect((await testApp.visitor().get('/api/founder/tickets')).statusCode).toBe(404);
    expect((await board.work(consultant, '00000000-0000-4000-8000-000000000000', 'start')).statusCode).toBe(
      404,
    );
  });
});

it('publishes no measured response time before there are ten tickets', async () => {
  const own = await startTestApp();
  const promise = () => own.visitor().get('/api/consulting/promise');
  expect((await promise()).json()).toEqual({ acknowledgement: null, completion: null });
  const member = await own.person('Consulting');
  const at = (hours: number) => new Date(Date.now() - hours * hour);
  await own.database.db.insert(tickets).values(
    Array.from({ length: 10 }, (_, index) => ({
      userId: member.id,
      title: `Ticket ${index}`,
      description: 'Done',
      type: 'Review' as const,
      status: 'Completed' as const,
      replitJoinLink: 'https://replit.com/join/a',
      createdAt: at(200),
      prioritisedAt: at(100),
      acknowledgedAt: at(99),
      startedAt: at(90),
      completedAt: at(60),
    })),
  );
  expect((await promise()).json()).toEqual({
    acknowledgement: { tickets: 10, medianMinutes: 60, slowestTenthMinutes: 60 },
    completion: { tickets: 10, medianMinutes: 1800, slowestTenthMinutes: 1800 },
  });
  await own.close();
});

it("exports a member's messages to them, and deletes them with the account", async () => {
  const member = await board.member();
  const { id, title } = await board.created(member);
  await board.say(member, id, 'Mine');
  const { data } = await ticketData(testApp.database.db).read(member.id);
  expect(data).toMatchObject([
    { title, conversation: [{ markdown: 'Mine' }], history: [{ kind: 'created' }] },
  ]);
  const other = await board.member();
  expect((await ticketData(testApp.database.db).read(other.id)).data).toEqual([]);
});
