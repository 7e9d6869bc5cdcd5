import { type ClientRequest, get, type IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, sessions, users } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  text: string;
  hasEnded: boolean;
}

let testApp: TestApp;
let board: ReturnType<typeof ticketBoard>;
let origin: string;
const open: ClientRequest[] = [];
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  board = ticketBoard(testApp);
  origin = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const one of open.splice(0)) one.destroy();
});
afterAll(() => testApp.close());

/** Listens on its own connection like a browser, and records the events. */
function listen(person: TestPerson, path = '/api/consulting/live') {
  const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'accept-encoding': 'gzip' };
  return new Promise<Received>((resolve, reject) => {
    const request = get(`${origin}${path}`, { headers, agent: false }, (reply) => {
      const received: Received = {
        status: reply.statusCode,
        headers: reply.headers,
        text: '',
        hasEnded: false,
      };
      reply.setEncoding('utf8').on('data', (text: string) => {
        received.text += text;
      });
      reply.once('end', () => {
        received.hasEnded = true;
      });
      reply.on('error', () => undefined);
      resolve(received);
    });
    request.once('error', reject);
    open.push(request);
  });
}

/** A person whose role is stored in the database and can be removed. */
const hired = () => testApp.person('Free', { role: 'consultant' });

const expectText = (received: { text: string }, text: string) =>
  expect.poll(() => received.text).toContain(text);

describe('a live board', () => {
  it('receives changes of its own tickets only; the console receives all', async () => {
    const [member, other] = [await board.member(), await board.member()];
    const consultant = await board.consultant();
    const mine = await listen(member);
    const console = await listen(consultant, '/api/founder/tickets/live');
    expect(mine.headers['content-type']).toContain('text/event-stream');
    expect(mine.headers['content-encoding']).toBeUndefined();
    await expectText(mine, 'retry:');
    await expectText(console, 'retry:');

    const theirs = await board.prioritised(other);
    const own = await board.prioritised(member);
    await expectText(mine, `event: tickets-changed\ndata: {"ticketIds":["${own.id}"]}\n\n`);
    await expectText(console, theirs.id);
    await expectText(console, own.id);
    expect(mine.text).not.toContain(theirs.id);

    const before = mine.text.length;
    await board.work(consultant, own.id, 'messages', { markdown: 'Looking at it' });
    await expect.poll(() => mine.text.slice(before)).toContain(own.id);
  });

  it('sends keep-alives, and ends with the plan', async () => {
    const [member, other] = [await board.member(), await board.member()];
    const [lapsing, staying] = [await listen(member), await listen(other)];
    await testApp.live.beat();
    await expectText(lapsing, ': still here');
    await testApp.database.db
      .update(entitlements)
      .set({ endsAt: new Date(Date.now() - 1_000) })
      .where(eq(entitlements.userId, member.id));
    await testApp.live.beat();
    await expect.poll(() => lapsing.hasEnded).toBe(true);
    expect(staying.hasEnded).toBe(false);
  });

  it('ends at once with its session, whoever ends it, and affects nobody else', async () => {
    const [leaving, sent, other] = [await board.member(), await board.member(), await board.member()];
    const [left, thrownOut, kept] = [await listen(leaving), await listen(sent), await listen(other)];
    for (const received of [left, thrownOut, kept]) await expectText(received, 'retry:');
    await leaving.client.get('/api/logout');
    await expectText(left, 'event: over\n');
    await expect.poll(() => left.hasEnded).toBe(true);
    const founder = await testApp.person('Free', { role: 'founder' });
    await founder.client.write('DELETE', `/api/founder/members/${sent.id}/sessions`);
    await expectText(thrownOut, 'event: over\n');
    expect(kept.hasEnded).toBe(false);
  });

  it('stays open in one browser when its person signs out in another', async () => {
    const member = await board.member();
    const received = await listen(member);
    await expectText(received, 'retry:');
    const { db } = testApp.database;
    const elsewhere = { tokenHash: 'elsewhere', userId: member.id, expiresAt: new Date(Date.now() + 60_000) };
    await db.insert(sessions).values(elsewhere);
    await db.delete(sessions).where(eq(sessions.tokenHash, 'elsewhere'));
    await expectText(received, ': still here');
    expect(received.hasEnded).toBe(false);
  });

  it('ends at once when the role is removed, and says so; nobody else is affected', async () => {
    const path = '/api/founder/tickets/live';
    const [leaving, staying] = [await hired(), await hired()];
    const [taken, kept] = [await listen(leaving, path), await listen(staying, path)];
    await expectText(taken, 'retry:');
    await expectText(kept, 'retry:');
    const founder = await testApp.person('Free', { role: 'founder' });
    await founder.client.write('DELETE', `/api/founder/team/${leaving.id}`);
    await expectText(taken, 'event: over\n');
    await expect.poll(() => taken.hasEnded).toBe(true);
    expect(kept.hasEnded).toBe(false);
  });

  it('ends at once when the role changes to one without tickets', async () => {
    const consultant = await hired();
    const received = await listen(consultant, '/api/founder/tickets/live');
    await expectText(received, 'retry:');
    await testApp.database.db.update(users).set({ role: 'editor' }).where(eq(users.id, consultant.id));
    await expect.poll(() => received.hasEnded).toBe(true);
  });

  it('ends with the account', async () => {
    const consultant = await hired();
    const received = await listen(consultant, '/api/founder/tickets/live');
    await expectText(received, 'retry:');
    await testApp.database.db.delete(users).where(eq(users.id, consultant.id));
    await expect.poll(() => received.hasEnded).toBe(true);
  });

  it('is refused without the permission, and for too many connections', async () => {
    const member = await board.member();
    expect((await listen(await testApp.person('Monthly'))).status).toBe(403);
    expect((await listen(member, '/api/founder/tickets/live')).status).toBe(404);
    const many = [];
    for (let count = 0; count < 11; count += 1) many.push((await listen(member)).status);
    expect(many.filter((status) => status === 200)).toHaveLength(10);
    expect(many.at(-1)).toBe(429);
  });

  it('does not delay a shutdown', async () => {
    const received = await listen(await board.member());
    testApp.drain.begin();
    await testApp.drain.untilClientsHaveLeft();
    await expect.poll(() => received.hasEnded).toBe(true);
    const late = await listen(await board.member());
    await expect.poll(() => late.hasEnded).toBe(true);
    expect(late.status).toBe(200);
  });
});
