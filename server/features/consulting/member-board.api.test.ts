import type { Allowance, Ticket } from '@chalkline/contract/tickets';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, tickets } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';

let testApp: TestApp;
let board: ReturnType<typeof ticketBoard>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  board = ticketBoard(testApp);
});
afterAll(() => testApp.close());

const held = async (person: TestPerson, status: string) =>
  (await board.list(person)).filter((ticket) => ticket.status === status);

describe('creating a ticket', () => {
  it('puts it into Idea, with absolute links', async () => {
    const member = await board.member();
    const reply = await board.create(member, { title: '  Review my sign-up ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json<Ticket>()).toMatchObject({
      title: 'Review my sign-up',
      status: 'Idea',
      type: 'Build',
      videoUrl: 'https://www.loom.com/share/abc',
      replitJoinLink: 'https://replit.com/join/abc123',
      prioritisedAt: null,
      due: null,
      messageCount: 0,
    });
    expect(await board.list(member)).toHaveLength(1);
  });

  it.each([
    ['no title', { title: '' }, 'Title is required'],
    ['no description', { description: ' ' }, 'Description is required'],
    ['no join link', { replitJoinLink: '' }, 'Replit join link is required'],
    ['a false join link', { replitJoinLink: 'https://replit.com.evil/join/a' }, 'valid Replit join link'],
    ['a false host', { videoUrl: 'https://loom.com.evil.example/1' }, 'Loom, YouTube, Vimeo'],
    ['a host behind a name', { videoUrl: 'https://loom.com@evil.example/1' }, 'Loom, YouTube, Vimeo'],
    ['a script as video', { videoUrl: 'javascript:alert(1)' }, 'Loom, YouTube, Vimeo'],
    ['a long title', { title: 'a'.repeat(121) }, '120 characters'],
    ['an endless title', { title: 'a'.repeat(100_000) }, 'check what you entered'],
    ['another type', { type: 'Whole app' }, 'check what you entered'],
    ['a null character', { description: 'nothing\u0000there' }, "can't save"],
    ['half a character', { title: 'half\ud83d' }, "can't save"],
    ['a title that nobody sees', { title: '\u200b\u2060' }, 'Title is required'],
  ])('is refused with %s', async (_, facts, reason) => {
    const member = await board.member();
    const reply = await board.create(member, facts);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid' });
    expect(reply.body).toContain(reason);
    expect(await board.list(member)).toEqual([]);
  });

  it('is refused without reading the body when it is far too long', async () => {
    const member = await board.member();
    expect((await board.create(member, { title: 'a'.repeat(200_000) })).statusCode).toBe(413);
  });

  it('makes the title one line, whatever was sent', async () => {
    const member = await board.member();
    const { title } = await board.created(member, { title: 'Review\r\nBcc: a@b.example' });
    expect(title).toBe('Review Bcc: a@b.example');
  });

  it('keeps text that looks like code unchanged', async () => {
    const member = await board.member();
    const hostile = `<script>alert(1)</script>"'; drop table tickets; --`;
    const { id } = await board.created(member, { title: hostile, description: hostile });
    expect(await board.list(member)).toMatchObject([{ id, title: hostile, description: hostile }]);
  });

  it('creates one for a double click', async () => {
    const member = await board.member();
    await member.client.formToken();
    const twice = [board.create(member, { title: 'Once' }), board.create(member, { title: 'Once' })];
    const [first, second] = await Promise.all(twice);
    expect(first?.json<Ticket>().id).toBe(second?.json<Ticket>().id);
    expect(await board.list(member)).toHaveLength(1);
  });

  it('leaves five when it happens twenty times at once', async () => {
    const member = await board.member();
    await member.client.formToken();
    const replies = await Promise.all(Array.from({ length: 20 }, () => board.create(member)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    const refused = replies.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.statusCode).toBe(409);
    expect(refused?.json()).toEqual({
      code: 'idea_limit',
      message:
        'You can only have 5 tickets in the Idea column. Please prioritize or complete existing tickets first.',
    });
    expect(await held(member, 'Idea')).toHaveLength(5);
  });
});

describe('moving a ticket', () => {
  it('to Priority starts the clock, and back resets it', async () => {
    const member = await board.member();
    const ticket = await board.prioritised(member);
    const day = 24 * 3_600_000;
    expect(Date.parse(ticket.due ?? '') - Date.parse(ticket.prioritisedAt ?? '')).toBe(day);
    const back = (await board.move(member, ticket.id, 'Idea')).json<Ticket>();
    expect(back).toMatchObject({ status: 'Idea', prioritisedAt: null, due: null });
    const { history } = await board.sheet(member, ticket.id);
    expect(history.map(({ kind, status }) => [kind, status])).toEqual([
      ['created', 'Idea'],
      ['moved', 'Priority'],
      ['moved', 'Idea'],
    ]);
  });

  it('leaves one in Priority when five are moved there at once, four times each', async () => {
    const member = await board.member();
    for (let count = 0; count < 5; count += 1) await board.create(member);
    const all = await board.list(member);
    const attempts = Array.from({ length: 4 }, () => all).flat();
    const replies = await Promise.all(attempts.map(({ id }) => board.move(member, id, 'Priority')));
    expect(await held(member, 'Priority')).toHaveLength(1);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(16);
    expect(refused[0]?.json()).toMatchObject({ code: 'priority_limit' });
  });

  it("is refused into and out of the consultant's columns", async () => {
    const member = await board.member();
    const { id } = await board.created(member);
    for (const status of ['In Progress', 'Completed']) {
      const reply = await board.move(member, id, status);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'column_restricted']);
    }
    expect((await board.move(member, id, 'Elsewhere')).statusCode).toBe(422);
    await testApp.database.db.update(tickets).set({ status: 'In Progress' }).where(eq(tickets.id, id));
    expect((await board.move(member, id, 'Idea')).json()).toMatchObject({ code: 'column_restricted' });
    expect((await board.remove(member, id)).json()).toMatchObject({ code: 'column_restricted' });
    expect(await held(member, 'In Progress')).toHaveLength(1);
  });

  it('is refused back into a full Idea column', async () => {
    const member = await board.member();
    const { id } = await board.prioritised(member);
    for (let count = 0; count < 5; count += 1) await board.create(member);
    expect((await board.move(member, id, 'Idea')).json()).toMatchObject({
      code: 'idea_limit',
      message: expect.stringContaining('at a time'),
    });
  });

  it('refuses a sixth in Priority until the next billing month', async () => {
    const member = await board.member();
    const consultant = await testApp.person('Free', { email: 'founder@chalkline.example' });
    for (let count = 0; count < 5; count += 1) {
      const { id } = await board.prioritised(member);
      expect((await board.work(consultant, id, 'start')).statusCode).toBe(200);
    }
    const allowance = (await member.client.get('/api/consulting/allowance')).json<Allowance>();
    expect(allowance).toMatchObject({ used: 5, limit: 5 });
    const { id } = await board.created(member);
    const reply = await board.move(member, id, 'Priority');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'monthly_limit']);
    expect(reply.json().message).toContain(allowance.monthEndsOn.slice(0, 4));

    await testApp.database.db
      .update(tickets)
      .set({ startedAt: new Date(Date.now() - 32 * 24 * 3_600_000) })
      .where(and(eq(tickets.userId, member.id), isNotNull(tickets.startedAt)));
    expect((await board.move(member, id, 'Priority')).statusCode).toBe(200);
  });
});

describe('deleting a ticket', () => {
  it('deletes it, once', async () => {
    const member = await board.member();
    const { id } = await board.prioritised(member);
    expect((await board.remove(member, id)).statusCode).toBe(204);
    expect((await board.remove(member, id)).statusCode).toBe(404);
    expect(await board.list(member)).toEqual([]);
  });
});

describe('a person without the permission', () => {
  it('is refused without the plan and when signed out', async () => {
    for (const plan of ['Free', 'Monthly', 'Lifetime'] as const) {
      const person = await testApp.person(plan);
      expect((await person.client.get('/api/consulting/tickets')).json()).toMatchObject({
        code: 'plan_required',
      });
      expect((await board.create(person)).statusCode).toBe(403);
      expect((await person.client.get('/api/consulting/allowance')).statusCode).toBe(403);
    }
    expect((await testApp.visitor().get('/api/consulting/tickets')).statusCode).toBe(401);
  });

  it('loses the board when the plan ends', async () => {
    const member = await board.member();
    const { id } = await board.created(member);
    await testApp.database.db
      .update(entitlements)
      .set({ endsAt: new Date(Date.now() - 1_000) })
      .where(eq(entitlements.userId, member.id));
    for (const reply of [
      await member.client.get('/api/consulting/tickets'),
      await member.client.get(`/api/consulting/tickets/${id}`),
      await board.move(member, id, 'Priority'),
      await board.remove(member, id),
      await board.say(member, id, 'Hello'),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'plan_required']);
    }
  });

  it("does not find somebody else's ticket, nor a forged one", async () => {
    const owner = await board.member();
    const { id } = await board.created(owner);
    const other = await board.member();
    const forged = ['00000000-0000-4000-8000-000000000000', '1', '%00', "' or 1=1 --"];
    for (const wanted of [id, ...forged.map(encodeURIComponent)]) {
      for (const reply of [
        await other.client.get(`/api/consulting/tickets/${wanted}`),
        await board.move(other, wanted, 'Priority'),
        await board.remove(other, wanted),
        await board.say(other, wanted, 'Hello'),
      ]) {
        expect([404, 422]).toContain(reply.statusCode);
      }
    }
    expect(await board.list(owner)).toMatchObject([{ id, status: 'Idea', messageCount: 0 }]);
  });
});
