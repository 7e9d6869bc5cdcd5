import { submitCertificationPath } from '@chalkline/contract/addresses';
import { declineRefundPath } from '@chalkline/contract/console-addresses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  certificationSubmissions,
  courses,
  lessonCompletions,
  lessons,
  payments,
  refundRequests,
  waitlistEntries,
} from '../../db/schema.ts';
import { notificationsOf } from '../../testing/notifications.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';

let testApp: TestApp;
let board: ReturnType<typeof ticketBoard>;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  board = ticketBoard(testApp);
  founder = await board.consultant();
});
afterAll(() => testApp.close());

const titlesOf = async (person: TestPerson) => (await notificationsOf(person)).map(({ title }) => title);
const times = <Result>(count: number, call: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, call));

describe('a submission', () => {
  it('notifies staff once when it arrives, and the learner of each decision', async () => {
    const { db } = testApp.database;
    const learner = await testApp.person('Monthly', { firstName: 'Ada' });
    const ofCourse = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, 39));
    await db
      .insert(lessonCompletions)
      .values(ofCourse.map(({ id }) => ({ userId: learner.id, lessonId: id })));
    const submit = () =>
      learner.client.write('POST', submitCertificationPath.replace(':certificationId', '1'), {
        projectUrl: 'https://ada.replit.app',
        videoUrl: '',
        comments: '',
      });
    const latest = async () => {
      const rows = await db
        .select({ id: certificationSubmissions.id, at: certificationSubmissions.submittedAt })
        .from(certificationSubmissions)
        .where(eq(certificationSubmissions.userId, learner.id));
      return rows.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]?.id ?? '';
    };
    await learner.client.formToken();
    await times(50, submit);
    const received = (await notificationsOf(founder)).filter(
      ({ title }) => title === 'Ada sent work for review',
    );
    expect(received).toHaveLength(1);
    expect(received[0]?.path).toContain(await latest());

    const review = '/api/founder/reviews';
    await founder.client.write('POST', `${review}/${await latest()}/ask-for-changes`, {
      feedback: 'Almost.',
    });
    expect(await titlesOf(learner)).toEqual(['Your reviewer asks for changes']);
    testApp.moveClock(1000);
    await submit();
    const award = { confirmsOpenChecks: true };
    await founder.client.write('POST', `${review}/${await latest()}/award`, award);
    const [awarded] = await notificationsOf(learner);
    expect(awarded?.title).toBe("You've earned a certification");
    expect((await learner.client.open(awarded?.path ?? '')).statusCode).toBe(200);
  });
});

describe('a ticket', () => {
  it('notifies staff of what the client does, and the client of what the consultant does', async () => {
    const member = await board.member();
    const { id, title } = await board.prioritised(member);
    await board.say(member, id, 'One more thing.');
    const forStaff = (await notificationsOf(founder)).filter(({ subject }) => subject === title);
    expect(forStaff.map((one) => one.title).toSorted()).toEqual([
      'Mei-Lin moved a ticket to Priority',
      'Mei-Lin wrote in a ticket',
    ]);
    await board.work(founder, id, 'messages', { markdown: 'Looking at it.' });
    for (const verb of ['acknowledge', 'start', 'complete']) {
      testApp.moveClock(1000);
      await times(2, () => board.work(founder, id, verb));
    }
    const told = await notificationsOf(member);
    expect(told.map((one) => one.title).toSorted()).toEqual([
      'Work on your ticket has started',
      'Your consultant has read your ticket',
      'Your consultant replied',
      'Your ticket is completed',
    ]);
    expect(new Set(told.map(({ path }) => path))).toEqual(new Set([`/consulting?ticket=${id}`]));
  });
});

describe('a refund request', () => {
  it('notifies the founders, and the member when it is declined', async () => {
    const { db } = testApp.database;
    const member = await testApp.person('Monthly', { firstName: 'Grace' });
    const paidAt = testApp.now();
    const facts = { plan: 'Monthly' as const, amountInCents: 4900, currency: 'usd', paidAt };
    await db
      .insert(payments)
      .values({ id: 'in_refund', customerId: 'cus_refund', userId: member.id, ...facts });
    const asked = await member.client.write('POST', '/api/account/refunds', { plan: 'Monthly', reason: '' });
    expect(asked.statusCode).toBe(204);
    expect(await notificationsOf(founder)).toContainEqual(
      expect.objectContaining({ title: 'Grace asks for a refund', path: `/founder/members/${member.id}` }),
    );
    expect(await titlesOf(await testApp.person('Free', { role: 'consultant' }))).toEqual([]);

    const [request] = await db.select().from(refundRequests).where(eq(refundRequests.userId, member.id));
    const decline = () =>
      founder.client.write('POST', declineRefundPath.replace(':requestId', request?.id ?? ''), {
        message: 'You used it for a month.',
      });
    const replies = await times(5, decline);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409, 409]);
    expect(await notificationsOf(member)).toMatchObject([
      { title: "We've answered your refund request", subject: 'Monthly plan', path: '/account' },
    ]);
  });
});

describe('a course that goes live', () => {
  it('notifies the people on its waitlist who have an account', async () => {
    const { db } = testApp.database;
    const [waiting, other] = [await testApp.person('Free'), await testApp.person('Free')];
    const at = testApp.now();
    await db.insert(waitlistEntries).values({
      courseId: 40,
      email: waiting.email,
      token: 'a-token',
      state: 'confirmed',
      since: at,
      emails: 1,
      emailedAt: at,
    });
    await db.update(courses).set({ isPublished: true }).where(eq(courses.id, 40));
    await testApp.jobs.runDue();
    expect(await notificationsOf(waiting)).toMatchObject([
      { title: 'A course you were waiting for is live', path: '/sign-in-that-holds' },
    ]);
    expect(await notificationsOf(other)).toEqual([]);
  });
});
