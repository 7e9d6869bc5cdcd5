import { notificationsOpenedPath, notificationsPath } from '@chalkline/contract/addresses';
import type { OwnQuestion } from '@chalkline/contract/lesson-questions';
import type { NotificationPage } from '@chalkline/contract/notifications';
import {
  longestQuestion,
  mostOpenQuestions,
  mostQuestionsPerDay,
  mostQuestionsPerLesson,
} from '@chalkline/domain/lesson-questions/question';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emailPreferences,
  entitlements,
  lessonQuestions,
  lessons,
  mailOutbox,
  uploads,
} from '../../db/schema.ts';
import { aQuestion, fifty, paidLesson, questionTests } from '../../testing/question-tests.ts';
import { attachImage, uploadImage } from '../../testing/snapshot-uploads.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let actions: Awaited<ReturnType<typeof questionTests>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  actions = await questionTests(testApp);
});
afterAll(() => testApp.close());

describe('a question', () => {
  it('is asked once, from fifty tabs at the same time, and reported to the founder once', async () => {
    const ada = await testApp.person('Monthly');
    const question = aQuestion();
    await ada.client.formToken();
    const replies = await fifty(() => actions.ask(ada, question));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const questions = await actions.own(ada);
    expect(questions).toMatchObject([{ text: question.text, positionSeconds: 48, answer: null }]);
    expect(await actions.mailsOf(`question:${questions[0]?.id}:asked`)).toEqual([{ to: founderEmail }]);
    expect(await actions.toldOf(`question:${questions[0]?.id}:asked`)).toEqual([{ to: actions.founder.id }]);
    expect(await actions.own(ada, 3903)).toEqual([]);
  });

  it('has the details of the latest try, when it is sent again after a lost reply', async () => {
    const ada = await testApp.person('Monthly', { firstName: 'Ada' });
    const [first, second] = [await uploadImage(ada), await uploadImage(ada)];
    const question = aQuestion({ imageUrl: first, mayShowName: true });
    const { id } = (await actions.ask(ada, question)).json<OwnQuestion>();
    const again = { ...question, imageUrl: second, positionSeconds: null, mayShowName: false };
    for (let time = 0; time < 2; time += 1)
      expect((await actions.ask(ada, again)).json()).toMatchObject({
        id,
        positionSeconds: null,
        picture: { imageUrl: second },
      });
    expect((await actions.seen(id)).askedBy).toBeNull();
    expect((await ada.client.get(first)).statusCode).toBe(404);
    expect((await ada.client.get(second)).statusCode).toBe(200);
    expect((await actions.ask(ada, { ...question, imageUrl: null })).json()).toMatchObject({ picture: null });
    expect((await actions.seen(id)).askedBy).toBe('Ada');
    expect(await actions.own(ada)).toHaveLength(1);
    expect(await actions.mailsOf(`question:${id}:asked`)).toHaveLength(1);
  });

  it('is refused when it is empty, too long or one too many', async () => {
    const ada = await testApp.person('Monthly');
    for (const facts of [{ text: ' ' }, { text: 'a'.repeat(longestQuestion + 1) }, { positionSeconds: -1 }])
      expect((await actions.ask(ada, aQuestion(facts))).statusCode).toBe(422);
    const replies = await Promise.all(Array.from({ length: mostOpenQuestions + 3 }, () => actions.ask(ada)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostOpenQuestions);
    const [first] = await actions.own(ada);
    expect((await actions.ask(ada)).json()).toMatchObject({ code: 'conflict' });
    await actions.answer(first?.id ?? '');
    expect((await actions.ask(ada)).statusCode).toBe(200);
  });

  it('is limited per day', async () => {
    const ada = await testApp.person('Monthly');
    const row = { userId: ada.id, lessonId: 3903, text: 'Earlier', askedAt: testApp.now() };
    const rows = Array.from({ length: 10 }, () => ({ ...row, answeredAt: testApp.now() }));
    await testApp.database.db.insert(lessonQuestions).values(rows);
    expect((await actions.ask(ada)).statusCode).toBe(429);
  });

  it('needs a plan, under free lessons too, and a lesson', async () => {
    const [member, noPlan] = [await testApp.person('Lifetime'), await testApp.person('Free')];
    for (const lessonId of [3901, paidLesson])
      expect((await actions.ask(noPlan, aQuestion(), lessonId)).json()).toMatchObject({
        code: 'plan_required',
      });
    for (const id of ['1', 'abc', '-1', '99999999999'])
      expect((await actions.ask(member, aQuestion(), id)).statusCode).toBe(404);
  });

  it('can be asked by a form without scripts, once', async () => {
    const ada = await testApp.person('Monthly');
    expect((await sendForm(ada, 'Without scripts?')).headers.location).toBe(
      '/build-your-first-website/2?question=asked#questions',
    );
    await sendForm(ada, 'Without scripts?');
    expect(await actions.own(ada)).toMatchObject([{ text: 'Without scripts?' }]);
    expect((await sendForm(ada, ' ')).headers.location).toContain('question=empty');
  });

  it.each([
    ['open', mostOpenQuestions, { lessonId: 3903 }, /questions waiting for an answer/],
    [
      'lesson',
      mostQuestionsPerLesson,
      { lessonId: paidLesson, askedAt: new Date(0), answeredAt: new Date(0) },
      /questions under a lesson/,
    ],
    [
      'day',
      mostQuestionsPerDay,
      { lessonId: 3903, answeredAt: new Date(0) },
      /Please ask the next one tomorrow/,
    ],
  ])(
    'is shown again when a form without scripts has reached a limit: %s',
    async (_limit, count, facts, reason) => {
      const ada = await testApp.person('Monthly');
      const row = { userId: ada.id, text: 'Earlier', askedAt: testApp.now(), ...facts };
      await testApp.database.db.insert(lessonQuestions).values(Array.from({ length: count }, () => row));
      const reply = await sendForm(ada, '\r\nIt says <b>"one more"</b>\r\n& stops?', { mayShowName: 'on' });
      expect(reply.statusCode).toBe(409);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).toMatch(reason);
      expect(reply.body).toContain(
        '>\n\nIt says &lt;b&gt;&quot;one more&quot;&lt;/b&gt;\n&amp; stops?</textarea>',
      );
      expect(reply.body).toContain('name="mayShowName" value="on" checked');
      expect(reply.body).toContain('href="/build-your-first-website/2#questions"');
    },
  );

  it('can be sent again from the page that a form without scripts has led to', async () => {
    const ada = await testApp.person('Monthly');
    for (let time = 0; time < mostOpenQuestions; time += 1) await actions.ask(ada);
    const { body } = await sendForm(ada, 'One more?');
    const [first] = await actions.own(ada);
    await ada.client.write('DELETE', `/api/questions/${first?.id}`);
    const _csrf = /name="_csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await sendForm(ada, 'One more?', { _csrf })).headers.location).toContain('question=asked');
  });

  it('may have as many characters in a form without scripts, where a line break counts as one', async () => {
    const ada = await testApp.person('Monthly');
    const line = `${'a'.repeat(99)}\r\n`;
    const longest = `${line.repeat(longestQuestion / 100 - 1)}${'a'.repeat(100)}`;
    expect((await sendForm(ada, longest)).headers.location).toContain('question=asked');
    expect((await actions.own(ada))[0]?.text).toBe(longest.replaceAll('\r\n', '\n'));
    const reply = await sendForm(ada, `${longest}!`);
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('Keep your question under 2,000 characters.');
    expect(reply.body).toContain('a!</textarea>');
  });

  it('can be deleted by its asker, also twice, and by nobody else', async () => {
    const [ada, other] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const { id } = await actions.asked(ada);
    expect((await other.client.write('DELETE', `/api/questions/${id}`)).statusCode).toBe(204);
    expect(await actions.own(ada)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1)
      expect((await ada.client.write('DELETE', `/api/questions/${id}`)).statusCode).toBe(204);
    expect(await actions.own(ada)).toEqual([]);
    expect((await actions.answer(id)).statusCode).toBe(404);
  });
});

/** Sends the form of a page without scripts. */
async function sendForm({ client }: TestPerson, text: string, fields: Record<string, string> = {}) {
  return client.send({
    method: 'POST',
    url: `/api/lessons/${paidLesson}/questions/form`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text, _csrf: await client.formToken(), ...fields }).toString(),
  });
}

describe('the picture of a question', () => {
  it('is seen by its asker and staff only, and discarded with the question', async () => {
    const [ada, other] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const imageUrl = await uploadImage(ada);
    expect((await actions.ask(other, aQuestion({ imageUrl }))).statusCode).toBe(422);
    const { id, picture } = await actions.asked(ada, { imageUrl });
    expect(picture).toMatchObject({ imageUrl, width: 64, height: 48 });
    expect((await attachImage(ada, imageUrl)).statusCode).toBe(409);
    for (const [person, status] of [
      [ada, 200],
      [actions.founder, 200],
      [other, 404],
    ] as const)
      expect((await person.client.get(imageUrl)).statusCode).toBe(status);
    expect((await actions.seen(id)).picture).toEqual(picture);
    await ada.client.write('DELETE', `/api/questions/${id}`);
    expect((await ada.client.get(imageUrl)).statusCode).toBe(404);
    const uploadId = imageUrl.split('/').at(-1) ?? '';
    const [upload] = await testApp.database.db.select().from(uploads).where(eq(uploads.id, uploadId));
    expect(upload?.discardedAt).not.toBeNull();
  });
});

describe('the queue', () => {
  it('has members with priority support first, then the oldest, page by page', async () => {
    const { db } = testApp.database;
    await db.delete(lessonQuestions);
    const [monthly, annual] = [await testApp.person('Monthly'), await testApp.person('Annual')];
    const at = (minutes: number) => new Date(testApp.now().getTime() + minutes * 60_000);
    const row = (userId: string, text: string, minutes: number) => ({
      ...{ userId, text, askedAt: at(minutes), lessonId: paidLesson },
    });
    await db
      .insert(lessonQuestions)
      .values([
        ...Array.from({ length: 30 }, (_, number) => row(monthly.id, `monthly ${number}`, -100 + number)),
        row(annual.id, 'annual late', -1),
        row(annual.id, 'annual early', -2),
      ]);
    const first = await actions.queue();
    const second = await actions.queue(`?after=${first.next}`);
    const texts = [...first.questions, ...second.questions].map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual(['annual early', 'annual late', 'monthly 0']);
    expect(new Set(texts).size).toBe(32);
    expect(texts.at(-1)).toBe('monthly 29');
    expect(second.next).toBeNull();
    expect(first.questions[0]).toMatchObject({
      member: { plan: 'Annual', role: null, hasPrioritySupport: true },
      lesson: { courseSlug: 'build-your-first-website', orderIndex: 2 },
    });
    expect((await actions.founder.client.get('/api/founder/questions/count')).json()).toEqual({
      open: 32,
      priority: 2,
    });
    await db.update(entitlements).set({ endsAt: testApp.now() }).where(eq(entitlements.userId, annual.id));
    expect((await actions.queue()).questions[0]?.text).toBe('monthly 0');
    expect((await actions.founder.client.get('/api/founder/questions?after=nonsense')).statusCode).toBe(404);
    await db.delete(lessonQuestions);
  });

  it('names the role of staff who ask, as does the email', async () => {
    const editor = await testApp.person('Monthly', { role: 'editor' });
    const memberOf = async (id: string) => (await actions.seen(id)).member;
    expect(await memberOf((await actions.asked(editor)).id)).toMatchObject({
      plan: 'Monthly',
      role: 'editor',
    });
    const { id } = await actions.asked(actions.founder);
    expect(await memberOf(id)).toMatchObject({ plan: 'Free', role: 'founder' });
    expect((await actions.queue()).questions.find((one) => one.id === id)?.member?.role).toBe('founder');
    const [mail] = await testApp.database.db
      .select({ email: mailOutbox.email })
      .from(mailOutbox)
      .where(like(mailOutbox.event, `question:${id}:asked%`));
    expect(mail?.email.facts).toContainEqual({ label: 'Member', value: 'Robin, Founder' });
  });

  it('is open to founders and consultants', async () => {
    const consultant = await testApp.person('Free', { role: 'consultant' });
    expect((await consultant.client.get('/api/founder/questions')).statusCode).toBe(200);
    const editor = await testApp.person('Free', { role: 'editor' });
    expect((await editor.client.get('/api/founder/questions')).statusCode).toBe(404);
  });
});

describe('an answer', () => {
  it('is sent once, fifty times at once, and emailed to the asker once', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await actions.asked(ada);
    await actions.founder.client.formToken();
    const replies = await fifty(() => actions.answer(id));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await actions.mailsOf(`question:${id}:answered`)).toEqual([{ to: ada.email }]);
    expect(await actions.toldOf(`question:${id}:answered`)).toEqual([{ to: ada.id }]);
    expect((await actions.own(ada))[0]?.answer?.html).toContain('<strong>Run</strong>');
    expect((await actions.queue('?state=answered')).questions[0]?.id).toBe(id);
  });

  it('can be edited, but not over what somebody else has written meanwhile', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await actions.asked(ada);
    await actions.answer(id, 'First');
    expect((await actions.answer(id, 'Second')).json()).toMatchObject({ code: 'edited_meanwhile' });
    const { changedAt = '' } = (await actions.seen(id)).answer ?? {};
    expect((await actions.answer(id, 'Second', changedAt)).statusCode).toBe(204);
    expect((await actions.own(ada))[0]?.answer?.html).toContain('Second');
    expect(await actions.mailsOf(`question:${id}:answered`)).toHaveLength(1);
    expect((await actions.answer(id, ' ', null)).statusCode).toBe(422);
  });

  it('is found by its notification after its lesson has been renamed and moved', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await actions.asked(ada);
    await actions.answer(id);
    const { db } = testApp.database;
    const isLesson = eq(lessons.id, paidLesson);
    const [before] = await db.select().from(lessons).where(isLesson);
    const told = async () =>
      (await ada.client.get(notificationsPath)).json<NotificationPage>().notifications[0];
    expect(await told()).toMatchObject({
      subject: before?.title,
      path: '/build-your-first-website/2#questions',
    });
    await db.update(lessons).set({ title: 'Another title', orderIndex: 99 }).where(isLesson);
    const path = '/build-your-first-website/99#questions';
    expect(await told()).toMatchObject({ subject: 'Another title', path, isRead: false });
    await ada.client.write('PUT', notificationsOpenedPath, { path });
    expect(await told()).toMatchObject({ isRead: true });
    if (before) await db.update(lessons).set(before).where(isLesson);
  });

  it('is found by its email after its lesson has been moved', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await actions.asked(ada);
    await actions.answer(id);
    const { db } = testApp.database;
    const [mail] = await db
      .select({ email: mailOutbox.email })
      .from(mailOutbox)
      .where(eq(mailOutbox.event, `question:${id}:answered`));
    const link = new URL(mail?.email.action?.path ?? '', testApp.config.publicUrl);
    const [lessonPage = '', anchor] = link.searchParams.get('returnTo')?.split('#') ?? [];
    expect(anchor).toBe('questions');
    const isLesson = eq(lessons.id, paidLesson);
    await db.update(lessons).set({ orderIndex: 99 }).where(isLesson);
    expect((await ada.client.open(lessonPage)).headers.location).toBe('/build-your-first-website/99');
    await db.update(lessons).set({ orderIndex: 2 }).where(isLesson);
  });

  it('is not emailed to somebody who has switched that off', async () => {
    const ada = await testApp.person('Monthly');
    await testApp.database.db
      .insert(emailPreferences)
      .values({ userId: ada.id, type: 'question_answered', isOn: false, changedAt: testApp.now() });
    const { id } = await actions.asked(ada);
    await actions.answer(id);
    expect(await actions.mailsOf(`question:${id}:answered`)).toEqual([]);
  });
});
