import { accountExportPath, accountPath, notificationsPath } from '@chalkline/contract/addresses';
import type { NotificationPage } from '@chalkline/contract/notifications';
import { notificationsPerPage } from '@chalkline/domain/notifications/unread';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications, users } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { notify, notifyStaff } from './index.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const aDay = 24 * 60 * 60 * 1000;
const readPath = (id: string) => `${notificationsPath}/${id}/read`;
const page = async ({ client }: TestPerson, after?: string) =>
  (
    await client.get(after ? `${notificationsPath}?after=${after}` : notificationsPath)
  ).json<NotificationPage>();
const list = async (person: TestPerson) => (await page(person)).notifications;
const unreadOf = async ({ client }: TestPerson) =>
  (await client.get('/api/auth/user')).json().unreadNotifications;

/** Tells a person that this ticket was answered. */
const tell = (person: TestPerson, title: string, at = testApp.now()) =>
  notify(testApp.database.db, {
    to: person.id,
    event: `reply:${title}`,
    at,
    type: 'ticket_reply',
    parameters: { ticketId: 'none', title },
  });

/** Sends a form like the page without scripts. */
const sendForm = async ({ client }: TestPerson, url: string, fields: Record<string, string>) =>
  client.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ _csrf: await client.formToken(), ...fields }).toString(),
  });

describe('notifications', () => {
  it('are listed with the latest first, and counted until they are read', async () => {
    const ada = await testApp.person('Consulting');
    expect([await list(ada), await unreadOf(ada)]).toEqual([[], 0]);
    await tell(ada, 'First', new Date(testApp.now().getTime() - 1000));
    await tell(ada, 'Second');
    const [second, first] = await list(ada);
    expect([second?.subject, first?.subject]).toEqual(['Second', 'First']);
    expect(second).toMatchObject({ title: 'Your consultant replied', isRead: false });
    expect(await unreadOf(ada)).toBe(2);
    expect((await ada.client.write('PUT', readPath(second?.id ?? ''))).statusCode).toBe(204);
    expect(await unreadOf(ada)).toBe(1);
    expect((await list(ada)).map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('come once for each event, however often and from wherever it is reported', async () => {
    const ada = await testApp.person('Consulting');
    await Promise.all(Array.from({ length: 50 }, () => tell(ada, 'Once')));
    expect(await list(ada)).toHaveLength(1);
    const [{ id } = { id: '' }] = await list(ada);
    await ada.client.formToken();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ada.client.write('PUT', readPath(id))),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const [row] = await testApp.database.db.select().from(notifications).where(eq(notifications.id, id));
    await ada.client.write('PUT', readPath(id));
    const [again] = await testApp.database.db.select().from(notifications).where(eq(notifications.id, id));
    expect(again?.readAt).toEqual(row?.readAt);
  });

  it('lead to no other lesson when theirs is gone', async () => {
    const ada = await testApp.person('Monthly');
    const parameters = { lesson: 'A lesson', path: '/build-your-first-website/2#questions' };
    const news = { to: ada.id, at: testApp.now(), type: 'question_answered' as const };
    await notify(testApp.database.db, { ...news, event: 'gone', parameters: { ...parameters, lessonId: 1 } });
    expect(await list(ada)).toMatchObject([{ subject: 'A lesson', path: '/dashboard' }]);
  });

  it('are read page by page', async () => {
    const ada = await testApp.person('Consulting');
    const start = testApp.now().getTime();
    for (let index = 0; index <= notificationsPerPage; index += 1)
      await tell(ada, `Ticket ${index}`, new Date(start + index));
    const first = await page(ada);
    expect(first.notifications).toHaveLength(notificationsPerPage);
    const last = await page(ada, first.next ?? '');
    expect(last).toMatchObject({ notifications: [{ subject: 'Ticket 0' }], next: null });
    expect((await ada.client.get(`${notificationsPath}?after=nonsense`)).statusCode).toBe(404);
  });

  it('are all marked at once, except those that came after the list was read', async () => {
    const ada = await testApp.person('Consulting');
    await tell(ada, 'Seen');
    const upTo = (await list(ada))[0]?.createdAt;
    await tell(ada, 'New', new Date(testApp.now().getTime() + 5000));
    await ada.client.formToken();
    const mark = () => ada.client.write('PUT', `${notificationsPath}/read`, { upTo });
    const replies = await Promise.all(Array.from({ length: 50 }, mark));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await list(ada)).map(({ subject, isRead }) => [subject, isRead])).toEqual([
      ['New', false],
      ['Seen', true],
    ]);
  });

  it('are marked when the page is opened that they lead to, for this reader only', async () => {
    const [ada, ben] = [await testApp.person('Consulting'), await testApp.person('Consulting')];
    for (const person of [ada, ben]) await tell(person, 'Opened');
    const open = (path: string) => ada.client.write('PUT', `${notificationsPath}/opened`, { path });
    for (const path of ['/consulting', '/consulting?ticket=other', 'https://', '//example.com:port'])
      expect((await open(path)).statusCode).toBe(204);
    expect(await unreadOf(ada)).toBe(1);
    const replies = await Promise.all(Array.from({ length: 50 }, () => open('/consulting?ticket=none')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect([await unreadOf(ada), await unreadOf(ben)]).toEqual([0, 1]);
    expect((await open('x'.repeat(2001))).statusCode).toBe(422);
  });

  it('are marked by forms without scripts', async () => {
    const ada = await testApp.person('Consulting');
    await tell(ada, 'One');
    const [{ id, createdAt } = { id: '', createdAt: '' }] = await list(ada);
    const one = await sendForm(ada, readPath(id), {});
    expect([one.statusCode, one.headers.location]).toEqual([303, '/notifications']);
    expect(await unreadOf(ada)).toBe(0);
    await tell(ada, 'Two', new Date(createdAt));
    const all = await sendForm(ada, `${notificationsPath}/read`, { upTo: createdAt });
    expect([all.statusCode, all.headers.location]).toEqual([303, '/notifications']);
    expect(await unreadOf(ada)).toBe(0);
  });

  it('are counted up to a hundred only', async () => {
    const ada = await testApp.person('Consulting');
    const parameters = { ticketId: 'none', title: 'Many' };
    const facts = { userId: ada.id, type: 'ticket_reply' as const, parameters, createdAt: testApp.now() };
    const rows = Array.from({ length: 130 }, (_, index) => ({ ...facts, event: `many:${index}` }));
    await testApp.database.db.insert(notifications).values(rows);
    expect(await unreadOf(ada)).toBe(100);
  });

  it('are neither listed nor marked for anybody else', async () => {
    const ada = await testApp.person('Consulting');
    const others = [await testApp.person('Consulting'), await testApp.person('Free', { role: 'founder' })];
    await tell(ada, 'canary-notification');
    const [{ id } = { id: '' }] = await list(ada);
    for (const other of others) {
      expect((await other.client.get(notificationsPath)).body).not.toContain('canary');
      expect((await other.client.write('PUT', readPath(id))).statusCode).toBe(404);
      const upTo = new Date(testApp.now().getTime() + aDay).toISOString();
      await other.client.write('PUT', `${notificationsPath}/read`, { upTo });
    }
    for (const forged of ['1', 'abc', '00000000-0000-4000-8000-000000000000'])
      expect((await ada.client.write('PUT', readPath(forged))).statusCode).toBe(404);
    expect(await unreadOf(ada)).toBe(1);
  });

  it('are exported, and deleted with the account of their reader or of the person they name', async () => {
    const [ada, member] = [await testApp.person('Consulting'), await testApp.person('Consulting')];
    await tell(ada, 'Exported');
    const { rawPayload } = await ada.client.get(accountExportPath);
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.notifications).toMatchObject([{ subject: 'Exported', readAt: null }]);
    const { db } = testApp.database;
    await notify(db, {
      to: ada.id,
      event: 'about-somebody',
      at: testApp.now(),
      about: member.id,
      type: 'ticket_question',
      parameters: { ticketId: 'none', title: 'Theirs', member: 'Somebody' },
    });
    await member.client.write('DELETE', accountPath, { confirmation: member.email });
    expect((await list(ada)).map(({ subject }) => subject)).toEqual(['Exported']);
    await ada.client.write('DELETE', accountPath, { confirmation: ada.email });
    expect(await db.$count(notifications, eq(notifications.userId, ada.id))).toBe(0);
  });

  it('are deleted 90 days after they were read, and unread ones after a year', async () => {
    const ada = await testApp.person('Consulting');
    const { db } = testApp.database;
    const before = (days: number) => new Date(testApp.now().getTime() - days * aDay);
    const row = (event: string, created: number, read: number | null) => ({
      userId: ada.id,
      event,
      type: 'ticket_reply' as const,
      parameters: { ticketId: 'none', title: event },
      createdAt: before(created),
      readAt: read === null ? null : before(read),
    });
    await db
      .insert(notifications)
      .values([
        row('just read', 200, 89),
        row('read long ago', 200, 91),
        row('unread', 364, null),
        row('too old', 366, null),
      ]);
    await testApp.jobs.all.find(({ name }) => name === 'retention')?.run(testApp.now(), AbortSignal.any([]));
    const left = await db
      .select({ event: notifications.event })
      .from(notifications)
      .where(eq(notifications.userId, ada.id));
    expect(left.map(({ event }) => event).toSorted()).toEqual(['just read', 'unread']);
  });
});

describe('a notification for staff', () => {
  it('reaches everybody who may use the area, and nobody else', async () => {
    const { db } = testApp.database;
    const named = await testApp.person('Free', { email: founderEmail });
    const consultant = await testApp.person('Free', { role: 'consultant' });
    const editor = await testApp.person('Free', { role: 'editor' });
    const member = await testApp.person('Consulting');
    const facts = { event: 'staff', at: testApp.now(), about: member.id, founderEmails: [founderEmail] };
    const parameters = { ticketId: 'none', title: 'For staff', member: 'Ada' };
    await notifyStaff(db, { ...facts, area: 'tickets', type: 'ticket_question', parameters });
    const told = async (person: TestPerson) =>
      (await list(person)).some(({ subject }) => subject === 'For staff');
    expect(await Promise.all([named, consultant, editor, member].map(told))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is not sent when there are no staff', async () => {
    const { db } = testApp.database;
    await db.update(users).set({ role: null });
    const member = await testApp.person('Consulting');
    const facts = { event: 'nobody', at: testApp.now(), about: member.id, founderEmails: [] };
    const parameters = { ticketId: 'none', title: 'Nobody', member: 'Ada' };
    await notifyStaff(db, { ...facts, area: 'tickets', type: 'ticket_question', parameters });
    expect(await db.$count(notifications, eq(notifications.event, 'nobody'))).toBe(0);
  });
});
