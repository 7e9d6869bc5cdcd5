import type { DecidedReviews, Review, WaitingReview } from '@chalkline/contract/reviews';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  certificates,
  certificationSubmissions,
  lessonCompletions,
  lessons,
  mailOutbox,
} from '../../db/schema.ts';
import { attachImage, uploadImage } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
let founder: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder', firstName: 'Robin' });
  second = await testApp.person('Free', { role: 'consultant', firstName: 'Sam' });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.database.db.delete(certificationSubmissions));

const day = 24 * 60 * 60 * 1000;
const queue = '/api/founder/reviews';
const decided = '/api/founder/reviews/decided';
const nobody = '00000000-0000-4000-8000-000000000000';

interface HandedIn {
  readonly learner: TestPerson;
  readonly id: string;
}

async function handIn(
  facts: { daysAgo?: number; firstName?: string; work?: object; by?: TestPerson } = {},
): Promise<HandedIn> {
  const { db } = testApp.database;
  const learner =
    facts.by ?? (await testApp.person('Monthly', facts.firstName ? { firstName: facts.firstName } : {}));
  const [row] = await db
    .insert(certificationSubmissions)
    .values({
      userId: learner.id,
      certificationId: 1,
      projectUrl: 'https://replit.com/@ada/site',
      videoUrl: '',
      comments: 'Line one\nLine two',
      submittedAt: new Date(Date.now() - (facts.daysAgo ?? 0) * day),
      ...facts.work,
    })
    .returning({ id: certificationSubmissions.id });
  return { learner, id: row?.id ?? '' };
}

const award = ({ client }: TestPerson, id: string, note?: string) =>
  client.write('POST', `${queue}/${id}/award`, {
    ...(note === undefined ? {} : { note }),
    confirmsOpenChecks: true,
  });
const ask = ({ client }: TestPerson, id: string, feedback = 'The form does not answer.') =>
  client.write('POST', `${queue}/${id}/ask-for-changes`, { feedback });
const open = async (id: string) => (await founder.client.get(`${queue}/${id}`)).json<Review>();

async function tracesOf(id: string) {
  const { db } = testApp.database;
  return {
    entries: await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `submission:${id}`)),
    emails: await db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.event, `submission:${id}:%`)),
  };
}

describe('who may review', () => {
  it('is everybody with the right role: for all others the routes do not exist', async () => {
    const { id } = await handIn();
    const outsiders: Record<string, TestClient> = {
      visitor: testApp.visitor(),
      free: (await testApp.person('Free')).client,
      member: (await testApp.person('Monthly')).client,
      consulting: (await testApp.person('Consulting')).client,
      editor: (await testApp.person('Free', { role: 'editor' })).client,
    };
    for (const [who, client] of Object.entries(outsiders)) {
      const replies = [
        await client.get(queue),
        await client.get(decided),
        await client.get(`${queue}/${id}`),
        await client.write('POST', `${queue}/${id}/award`, { confirmsOpenChecks: true }),
        await client.write('POST', `${queue}/${id}/ask-for-changes`, { feedback: 'x' }),
      ];
      expect([who, ...replies.map(({ statusCode }) => statusCode)]).toEqual([who, 404, 404, 404, 404, 404]);
      expect((await client.open('/founder/reviews')).statusCode).toBe(404);
    }
    expect((await open(id)).outcome).toBeNull();
    for (const { client } of [founder, second]) {
      for (const address of [queue, decided, `${queue}/${id}`, '/founder/reviews']) {
        expect((await client.open(address)).statusCode).toBe(200);
      }
    }
  });

  it('sees the pictures of learners, too', async () => {
    const learner = await testApp.person('Monthly');
    const all = await testApp.database.db.select().from(lessons).where(eq(lessons.courseId, 39));
    await testApp.database.db
      .insert(lessonCompletions)
      .values(all.map(({ id }) => ({ userId: learner.id, lessonId: id })));
    await attachImage(learner, await uploadImage(learner));
    const { id } = await handIn({ by: learner });
    const review = (await second.client.get(`${queue}/${id}`)).json<Review>();
    expect(review.snapshots).toHaveLength(1);
    expect(review.course.lessons.every(({ isCompleted }) => isCompleted)).toBe(true);
    const picture = await second.client.get(review.snapshots[0]?.thumbnailUrl ?? '');
    expect(picture.statusCode).toBe(200);
  });
});

describe('the queue', () => {
  it('has the oldest first, with its age in working days and the promised time', async () => {
    const fresh = await handIn({ firstName: 'Bo' });
    const old = await handIn({ daysAgo: 7, firstName: 'Ada' });
    const list = (await founder.client.get(queue)).json<WaitingReview[]>();
    expect(list.map(({ id }) => id)).toEqual([old.id, fresh.id]);
    expect(list[0]).toMatchObject({
      learner: { id: old.learner.id, name: 'Ada', email: old.learner.email },
      certification: { id: 1, name: 'Website Builder' },
      workingDays: 5,
      isOverdue: true,
    });
    expect(list[1]).toMatchObject({ workingDays: 0, isOverdue: false });
  });

  it('does not find forged ids', async () => {
    for (const id of [nobody, '1', 'x', "' or 1=1", '../reviews']) {
      const address = `${queue}/${encodeURIComponent(id)}`;
      expect((await founder.client.get(address)).statusCode).toBe(404);
      expect((await founder.client.write('POST', `${address}/award`, {})).statusCode).toBe(404);
    }
  });

  it('returns texts as they were written', async () => {
    const hostile = '<script>alert(1)</script>\n"; drop table users; --';
    const { id } = await handIn({ work: { comments: hostile, projectUrl: 'javascript:alert(1)' } });
    expect(await open(id)).toMatchObject({ comments: hostile, projectUrl: 'javascript:alert(1)' });
    const page = (await founder.client.open(`/founder/reviews?submission=${id}`)).body;
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toContain('href="javascript:');
  });
});

describe('the rubric', () => {
  const passed = ({ lessonId, checkId }: Review['rubric'][number]) => ({ lessonId, checkId, isPassed: true });

  it("is the checks of the course's lessons, with what the learner ticked", async () => {
    const learner = await testApp.person('Monthly');
    await learner.client.write('PUT', '/api/lessons/3901/checks/five-answers');
    const { rubric } = await open((await handIn({ by: learner })).id);
    const all = await testApp.database.db.select().from(lessons).where(eq(lessons.courseId, 39));
    expect(rubric).toHaveLength(all.flatMap(({ checks }) => checks).length);
    expect(rubric.slice(0, 2)).toMatchObject([
      { lessonId: 3901, lessonOrder: 1, checkId: 'one-visitor', isTicked: false, snapshotId: null },
      { lessonId: 3901, lessonOrder: 1, checkId: 'five-answers', isTicked: true },
    ]);
  });

  it('awards when every check has passed, and otherwise only if the reviewer confirms it', async () => {
    const { id } = await handIn();
    const { rubric } = await open(id);
    const send = (body: object) => founder.client.write('POST', `${queue}/${id}/award`, body);
    const most = rubric.slice(1).map(passed);
    for (const body of [{}, { checks: most }, { checks: [...most, ...most] }]) {
      const reply = await send(body);
      expect([reply.statusCode, reply.json().issues?.[0].field]).toEqual([422, 'confirmsOpenChecks']);
    }
    expect((await open(id)).outcome).toBeNull();
    const forged = { lessonId: 3601, checkId: 'forged', isPassed: true, comment: 'x' };
    expect((await send({ checks: [...rubric.map(passed), forged] })).statusCode).toBe(204);
    const { outcome } = await open(id);
    expect(outcome?.checks).toHaveLength(rubric.length);
    expect(outcome?.checks[0]).toMatchObject({ checkId: 'one-visitor', isPassed: true, comment: '' });
  });

  it('is shown to the learner where changes are needed, and kept as it was', async () => {
    const { learner, id } = await handIn({ daysAgo: 1 });
    const { rubric } = await open(id);
    const [first, ...others] = rubric;
    if (!first) throw new Error('There are no checks.');
    const checks = [
      { ...passed(first), isPassed: false, comment: ' Name one visitor. ' },
      ...others.slice(0, 2).map(passed),
    ];
    const reply = await founder.client.write('POST', `${queue}/${id}/ask-for-changes`, { checks });
    expect(reply.statusCode, reply.body).toBe(204);
    const [mine] = (await learner.client.get('/api/user/certifications')).json();
    expect(mine).toMatchObject({
      feedback: '',
      changesRequested: {
        checks: [{ checkId: 'one-visitor', try: first.try, comment: 'Name one visitor.' }],
        submission: { projectUrl: 'https://replit.com/@ada/site', comments: 'Line one\nLine two' },
      },
    });
    expect(mine.changesRequested.checks).toHaveLength(1);
    const again = await handIn({ by: learner });
    expect((await open(again.id)).earlier[0]?.outcome.checks).toHaveLength(3);
    const [next] = (await learner.client.get('/api/user/certifications')).json();
    expect(next).toMatchObject({ changesRequested: null, feedback: '' });
  });
});

describe('a decision', () => {
  it('stores who awarded and when, records it in the audit log, and is sent by email', async () => {
    const { learner, id } = await handIn();
    expect((await award(founder, id, ' Well built. ')).statusCode).toBe(204);
    expect((await open(id)).outcome).toMatchObject({
      decision: 'awarded',
      feedback: 'Well built.',
      decidedBy: 'Robin',
    });
    const { entries, emails } = await tracesOf(id);
    expect(entries).toMatchObject([
      {
        actorId: founder.id,
        action: 'submission.award',
        before: { decision: null },
        after: { decision: 'awarded' },
      },
    ]);
    expect(emails).toMatchObject([{ event: `submission:${id}:awarded`, recipient: learner.email }]);
    const [mine] = (await learner.client.get('/api/user/certifications')).json();
    expect(mine).toMatchObject({ isEarned: true });
    const [certificate] = await testApp.database.db
      .select()
      .from(certificates)
      .where(eq(certificates.submissionId, id));
    expect(emails[0]?.email.action?.path).toContain(certificate?.token);
  });

  it('shows requested changes on the card, and the learner can submit again', async () => {
    const { learner, id } = await handIn({ daysAgo: 1 });
    expect((await ask(second, id)).statusCode).toBe(204);
    const [mine] = (await learner.client.get('/api/user/certifications')).json();
    expect(mine).toMatchObject({
      isEarned: false,
      submittedAt: null,
      feedback: 'The form does not answer.',
    });
    expect((await tracesOf(id)).emails).toMatchObject([{ event: `submission:${id}:changes_asked` }]);
    const again = await handIn({ by: learner });
    expect((await open(again.id)).earlier).toMatchObject([
      { id, outcome: { decision: 'changes_asked', decidedBy: 'Sam', feedback: 'The form does not answer.' } },
    ]);
  });

  it.each(['', '   ', 'a'.repeat(2_001)])(
    'is refused without what should change, or with too much of it',
    async (feedback) => {
      const { id } = await handIn();
      const reply = await ask(founder, id, feedback);
      expect([reply.statusCode, reply.json().issues[0].field]).toEqual([422, 'feedback']);
      expect((await open(id)).outcome).toBeNull();
      expect((await tracesOf(id)).emails).toEqual([]);
    },
  );

  it('is made once, however many come at once: the others learn who decided and how', async () => {
    const { id } = await handIn();
    await Promise.all([founder.client.formToken(), second.client.formToken()]);
    const replies = await Promise.all(
      [founder, second].flatMap((who) => [award(who, id), ask(who, id), award(who, id)]),
    );
    const codes = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([204, ...Array<number>(5).fill(409)]);
    const { decision, decidedBy } = (await open(id)).outcome ?? {};
    const told = `${decidedBy} has already ${decision === 'awarded' ? 'awarded this' : 'requested changes'}.`;
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(reply.json()).toMatchObject({ code: 'conflict', message: told });
    }
    const { entries, emails } = await tracesOf(id);
    expect([entries.length, emails.length]).toEqual([1, 1]);
  });
});

describe("a reviewer's own submission", () => {
  it.each(['consultant', 'founder'] as const)('cannot be decided by them as a %s', async (role) => {
    const reviewer = await testApp.person('Monthly', { role });
    const { id } = await handIn({ by: reviewer });
    for (const reply of [await award(reviewer, id), await ask(reviewer, id)]) {
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        expect.objectContaining({
          code: 'forbidden',
          message: expect.stringContaining('your own submission'),
        }),
      ]);
    }
    expect((await open(id)).outcome).toBeNull();
    expect(await tracesOf(id)).toMatchObject({ entries: [], emails: [] });
  });

  it('is shown to them without the buttons, and with the reason', async () => {
    const reviewer = await testApp.person('Monthly', { role: 'consultant' });
    const { id } = await handIn({ by: reviewer });
    const page = async ({ client }: TestPerson) =>
      (await client.get(`/founder/reviews?submission=${id}`)).body;
    expect(await page(reviewer)).toContain('decide on it');
    expect(await page(reviewer)).not.toContain('Ask for changes');
    expect(await page(founder)).toContain('Ask for changes');
  });

  it('can be decided by somebody else', async () => {
    const reviewer = await testApp.person('Monthly', { role: 'consultant' });
    const { id } = await handIn({ by: reviewer });
    expect((await award(second, id)).statusCode).toBe(204);
  });
});

describe('past decisions', () => {
  const lookUp = async (query: string) =>
    (await founder.client.get(`${decided}${query}`)).json<DecidedReviews>();

  it('are listed with the latest first, and found by name or email', async () => {
    const ada = await handIn({ firstName: 'Ada' });
    const bo = await handIn({ firstName: 'Bo_%' });
    await handIn({ firstName: 'Waiting' });
    await award(founder, ada.id);
    await ask(founder, bo.id);
    expect((await lookUp('')).reviews.map(({ id }) => id)).toEqual([bo.id, ada.id]);
    for (const search of ['aDa', ada.learner.email.slice(0, 12)]) {
      const { reviews, next } = await lookUp(`?search=${encodeURIComponent(search)}`);
      expect([reviews.map(({ id }) => id), next]).toEqual([[ada.id], null]);
    }
    expect((await lookUp('?search=_%25')).reviews.map(({ id }) => id)).toEqual([bo.id]);
    expect((await lookUp('?search=nobody-like-it')).reviews).toEqual([]);
  });

  it('are paged without missing or repeating one', async () => {
    const { db } = testApp.database;
    const learner = await testApp.person('Monthly');
    const at = new Date();
    await db.insert(certificationSubmissions).values(
      Array.from({ length: 60 }, (_, index) => ({
        userId: learner.id,
        certificationId: 1,
        projectUrl: 'https://replit.com/@ada/site',
        videoUrl: '',
        comments: '',
        submittedAt: at,
        decision: 'changes_asked' as const,
        feedback: 'Again.',
        // Several at the same time: their order is stable all the same.
        decidedAt: new Date(at.getTime() - Math.floor(index / 7) * 1000),
      })),
    );
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const part: DecidedReviews = await lookUp(after ? `?after=${after}` : '');
      seen.push(...part.reviews.map(({ id }) => id));
      after = part.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    expect((await founder.client.get(`${decided}?after=x`)).statusCode).toBe(404);
  });
});
