import type { OwnQuestion } from '@chalkline/contract/lesson-questions';
import type { SearchReply } from '@chalkline/contract/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { lessonQuestions, lessons } from '../../db/schema.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { aQuestion, fifty, paidLesson, questionTests } from '../../testing/question-tests.ts';
import { resultsOf, search } from '../../testing/searching.ts';
import { uploadImage } from '../../testing/snapshot-uploads.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { questionData } from './personal-data.ts';
import { publishAnswer } from './publish-answer.ts';

let testApp: TestApp;
let actions: Awaited<ReturnType<typeof questionTests>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  actions = await questionTests(testApp);
  await testApp.buildSearch();
});
afterAll(() => testApp.close());

describe('a published answer', () => {
  it('needs an answer first, is published once, and can be changed and unpublished', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await actions.asked(ada);
    expect((await actions.publish(id)).json()).toMatchObject({ code: 'conflict' });
    await actions.answer(id);
    await actions.founder.client.formToken();
    expect(new Set((await fifty(() => actions.publish(id))).map(({ statusCode }) => statusCode))).toEqual(
      new Set([204]),
    );
    const shown = (await actions.answersOf(ada.client)).answers.find((one) => one.id === id);
    expect(shown).toMatchObject({
      title: 'A blank page',
      question: 'Why is the page blank?',
      askedBy: null,
    });
    expect(shown?.html).toContain('<strong>Run</strong>');
    await actions.publish(id, { title: 'Another title' });
    expect((await actions.answersOf(ada.client)).answers.find((one) => one.id === id)?.title).toBe(
      'Another title',
    );
    expect((await actions.own(ada))[0]?.isPublished).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await actions.unpublish(id)).statusCode).toBe(204);
    expect((await actions.answersOf(ada.client)).answers.map((one) => one.id)).not.toContain(id);
    expect((await actions.publish(id, { title: ' ' })).statusCode).toBe(422);
  });

  it('shows the first name only if its asker agreed', async () => {
    const ada = await testApp.person('Monthly', { firstName: 'Ada' });
    const named = await actions.published(ada, { mayShowName: true });
    const anonymous = await actions.published(ada);
    const { answers } = await actions.answersOf(ada.client);
    expect(answers.find(({ id }) => id === named)?.askedBy).toBe('Ada');
    expect(answers.find(({ id }) => id === anonymous)?.askedBy).toBeNull();
  });

  it('follows the consent of a question that is sent again, on cached pages, too', async () => {
    const ada = await testApp.person('Monthly', { firstName: 'Adalheid' });
    const question = aQuestion({ mayShowName: true });
    const { id } = (await actions.ask(ada, question, 3901)).json<OwnQuestion>();
    await actions.answer(id);
    await actions.publish(id);
    const page = async () => (await testApp.visitor().open('/build-your-first-website/1')).body;
    await expect.poll(page).toContain('Adalheid');
    await actions.ask(ada, { ...question, mayShowName: false }, 3901);
    await expect.poll(page).not.toContain('Adalheid');
    await actions.unpublish(id);
  });

  it('is shown to those who may open the lesson: under a free one to visitors, too', async () => {
    const ada = await testApp.person('Monthly');
    const id = await actions.published(ada, {}, { title: 'Free for all' }, 3901);
    expect((await actions.answersOf(testApp.visitor(), 3901)).answers[0]).toMatchObject({ id });
    // Cached pages follow once the database has announced the change.
    const page = async () => (await testApp.visitor().open('/build-your-first-website/1')).body;
    await expect.poll(page).toContain('Free for all');
    await actions.unpublish(id);
    await expect.poll(page).not.toContain('Free for all');
    const free = await testApp.person('Free');
    const locked = `/api/lessons/${paidLesson}/answers`;
    expect((await testApp.visitor().get(locked)).statusCode).toBe(401);
    expect((await free.client.get(locked)).json()).toMatchObject({ code: 'plan_required' });
  });

  it('is found by search; its text only by those who may open the lesson', async () => {
    const [ada, other] = [await testApp.person('Monthly'), await testApp.person('Annual')];
    const words = { title: 'A capybara', question: 'The ocelot?', answer: 'The **tapir**.' };
    const id = await actions.published(ada, {}, words);
    for (const query of ['capybara', 'ocelot', 'tapir']) {
      const [found] = await resultsOf(other.client, query);
      expect(found).toMatchObject({ kind: 'answer', id, isLocked: false });
      expect(found?.address).toBe(`/build-your-first-website/2#answer-${id}`);
    }
    for (const reader of [testApp.visitor(), (await testApp.person('Free')).client]) {
      expect(await resultsOf(reader, 'capybara')).toMatchObject([{ id, isLocked: true, sentence: [] }]);
      for (const query of ['ocelot', 'tapir']) expect(await resultsOf(reader, query)).toEqual([]);
    }
    await actions.unpublish(id);
    expect(await resultsOf(other.client, 'capybara')).toEqual([]);
  });

  it('is suggested for similar questions only', async () => {
    const [ada, other] = [await testApp.person('Monthly'), await testApp.person('Annual')];
    const id = await actions.published(
      ada,
      {},
      {
        title: 'Gravatar pictures look blurry on a phone',
        question: 'My gravatar is sharp on the laptop, but blurry on my phone.',
        answer: 'Ask the agent to offer each picture in **twice** the size, and save the file again.',
      },
    );
    const suggested = async (client: TestClient, text: string) => {
      const reply = await client.get(`/api/search?${new URLSearchParams({ q: text, kind: 'answer' })}`);
      const { best, groups } = reply.json<SearchReply>();
      return [...best, ...groups.flatMap(({ results }) => results)].map((result) => result.id);
    };
    for (const question of [
      'Why is my gravatar so blurry on mobile?',
      'My gravatr images are blurry',
      'I asked for a new header this morning, and since then gravatar pictures look blurry when I open the site',
    ])
      expect(await suggested(other.client, question), question).toEqual([id]);
    for (const question of [
      'Can the agent save a file with a list of my customers?',
      'How large is the biggest phone?',
      'My laptop is slow when I run the app',
      'What size should the text of a button have?',
    ])
      expect(await suggested(other.client, question), question).not.toContain(id);
    await actions.unpublish(id);
    expect(await suggested(other.client, 'My gravatar is blurry')).toEqual([]);
  });

  it('comes page by page', async () => {
    const ada = await testApp.person('Monthly');
    const at = (minutes: number) => new Date(testApp.now().getTime() - minutes * 60_000);
    const rows = Array.from({ length: 12 }, (_, number) => ({
      ...{ userId: ada.id, lessonId: 3904, text: 'x', askedAt: at(99), answeredAt: at(98) },
      ...{ publishedAt: at(number), publishedTitle: `title ${number}`, publishedAnswer: 'y' },
    }));
    await testApp.database.db.insert(lessonQuestions).values(rows);
    const first = await actions.answersOf(ada.client, 3904);
    const second = await actions.answersOf(ada.client, 3904, first.next ?? '');
    expect([...first.answers, ...second.answers].map(({ title }) => title)).toEqual(
      rows.map(({ publishedTitle }) => publishedTitle),
    );
    expect(second.next).toBeNull();
  });
});

describe('an answer that is published while its question is deleted', () => {
  it('stays without the question, under the lesson and in search', async () => {
    const [ada, other] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const { db } = testApp.database;
    const { id } = await actions.asked(ada);
    await actions.answer(id);
    await ada.client.formToken();
    const words = { title: 'About quokkas', question: 'My gonequokka', answer: 'Quokkas smile.' };
    const { deletion } = await db.transaction(async (tx) => {
      await publishAnswer({ db: tx, now: () => testApp.now() }, actions.founder, id, words);
      const sent = ada.client.write('DELETE', `/api/questions/${id}`);
      await somebodyWaits(testApp);
      // In an object, because a promise that is returned would be awaited before the transaction ends.
      return { deletion: sent };
    });
    expect((await deletion).statusCode).toBe(204);
    const shown = (await actions.answersOf(other.client)).answers.find((one) => one.id === id);
    expect(shown).toMatchObject({ title: words.title, question: '' });
    expect(await resultsOf(other.client, 'quokkas')).toMatchObject([{ id }]);
    expect(await resultsOf(other.client, 'gonequokka')).toEqual([]);
  });
});

describe('an answer that is published while its lesson becomes paid', () => {
  it('is not found by its text without a plan', async () => {
    const ada = await testApp.person('Monthly');
    const { db } = testApp.database;
    const { id } = await actions.asked(ada, {}, 3901);
    await actions.answer(id);
    const words = { title: 'About wombats', question: '', answer: 'They dig a wombatburrow.' };
    const setFree = (tx: Database, isFree: boolean) =>
      tx.update(lessons).set({ isFree }).where(eq(lessons.id, 3901));
    const { publication } = await db.transaction(async (tx) => {
      await setFree(tx, false);
      const sent = actions.publish(id, words);
      await somebodyWaits(testApp);
      return { publication: sent };
    });
    expect((await publication).statusCode).toBe(204);
    expect(await resultsOf(ada.client, 'wombatburrow')).toMatchObject([{ id }]);
    expect(await resultsOf(testApp.visitor(), 'wombatburrow')).toEqual([]);
    await setFree(db, true);
    await actions.unpublish(id);
  });
});

describe('an unpublished question', () => {
  it('is seen by nobody but its asker and staff, also in search', async () => {
    const canary = 'quaggacanary';
    const ada = await testApp.person('Monthly', { firstName: 'Canaryname' });
    const imageUrl = await uploadImage(ada);
    const { id } = await actions.asked(ada, { text: `Why ${canary}?`, imageUrl, mayShowName: true }, 3901);
    await actions.answer(id, `Because ${canary}.`);
    await actions.published(ada, { text: `${canary} too`, mayShowName: false }, {}, 3901);
    const readers = [
      testApp.visitor(),
      (await testApp.person('Free')).client,
      (await testApp.person('Annual')).client,
      (await testApp.person('Free', { role: 'editor' })).client,
    ];
    for (const reader of readers) {
      const bodies = await Promise.all(
        [
          '/api/lessons/3901/questions',
          '/api/lessons/3901/answers',
          `/api/search?q=${canary}`,
          '/api/search?q=quaggacanry',
          '/api/search?q=canaryname',
          `/api/founder/questions/${id}`,
          '/build-your-first-website/1',
          imageUrl,
          `${imageUrl}/thumbnail`,
        ].map(async (url) => (await reader.get(url)).body.replaceAll(/q=[a-z]+/g, '')),
      );
      const text = bodies.join('\n').replaceAll(`“${canary}”`, '');
      for (const secret of [canary, 'Canaryname']) expect(text).not.toContain(secret);
    }
    expect((await actions.own(ada, 3901)).map(({ text }) => text).join(' ')).toContain(canary);
  });
});

describe('a person who is erased', () => {
  it('leaves no words behind that typos are corrected to', async () => {
    const ada = await testApp.person('Monthly');
    await actions.published(ada, {}, { question: 'Why does Dromedaryshop stay blank?' }, 3901);
    const corrected = async () => (await search(testApp.visitor(), 'website dromedaryshp')).correctedTo;
    expect(await corrected()).toBe('website dromedaryshop');
    await ada.client.write('DELETE', '/api/account', { confirmation: ada.email });
    expect(await corrected()).toBeNull();
  });

  it('leaves nothing behind but what the team wrote of a published answer', async () => {
    const [ada, other] = [
      await testApp.person('Monthly', { firstName: 'Goneforever' }),
      await testApp.person('Monthly'),
    ];
    const imageUrl = await uploadImage(ada);
    const open = await actions.asked(ada, { text: 'unanswered' });
    const words = { title: 'About numbats', question: 'My gonequestion', answer: 'Numbats eat termites.' };
    const id = await actions.published(ada, { mayShowName: true, imageUrl, text: 'gonetext' }, words);
    const storage = openStorage(testApp.config);
    const exported = await questionData({ db: testApp.database.db, storage }).read(ada.id);
    expect(exported.data).toMatchObject([
      { text: 'unanswered', file: null },
      { text: 'gonetext', answer: 'Press **Run** first.', publishedQuestion: 'My gonequestion' },
    ]);
    expect(exported.files).toMatchObject([{ name: 'questions/2-build-your-first-website-lesson-2.png' }]);
    const picture = await exported.files?.[0]?.open();
    expect(picture).toBeDefined();
    picture?.destroy();
    const gone = await ada.client.write('DELETE', '/api/account', { confirmation: ada.email });
    expect(gone.statusCode).toBe(204);

    expect((await actions.founder.client.get(`/api/founder/questions/${open.id}`)).statusCode).toBe(404);
    const shown = (await actions.answersOf(other.client)).answers.find((one) => one.id === id);
    expect(shown).toMatchObject({ title: 'About numbats', question: '', askedBy: null });
    expect(await actions.seen(id)).toMatchObject({
      text: '',
      member: null,
      picture: null,
      askedBy: null,
      answer: null,
    });
    expect((await actions.founder.client.get(imageUrl)).statusCode).toBe(404);
    expect(await resultsOf(other.client, 'numbats')).toHaveLength(1);
    for (const query of ['gonequestion', 'gonetext', 'goneforever'])
      expect(await resultsOf(other.client, query)).toEqual([]);
    expect((await actions.publish(id, words)).json()).toMatchObject({ code: 'conflict' });
    expect((await actions.publish(id, { ...words, question: '' })).statusCode).toBe(204);
    expect(await resultsOf(other.client, 'gonequestion')).toEqual([]);
    expect((await actions.unpublish(id)).statusCode).toBe(204);
    expect((await actions.founder.client.get(`/api/founder/questions/${id}`)).statusCode).toBe(404);
    expect(await resultsOf(other.client, 'numbats')).toEqual([]);
  });
});
