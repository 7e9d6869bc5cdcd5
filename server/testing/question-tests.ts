import { randomUUID } from 'node:crypto';
import type {
  FounderQuestion,
  OwnQuestion,
  PublishedAnswers,
  QuestionRows,
} from '@chalkline/contract/lesson-questions';
import { eq, like } from 'drizzle-orm';
import { mailOutbox, notifications } from '../db/schema.ts';
import { founderEmail, type TestApp, type TestPerson } from './test-app.ts';

/** A lesson that needs a plan; 3901 is free. */
export const paidLesson = 3902;

export const aQuestion = (facts: object = {}) => ({
  id: randomUUID(),
  text: 'Why is my page blank?',
  positionSeconds: 48,
  imageUrl: null,
  mayShowName: false,
  ...facts,
});

export const fifty = <Result>(send: () => Promise<Result>) => Promise.all(Array.from({ length: 50 }, send));

const publication = { title: 'A blank page', question: 'Why is the page blank?', answer: 'Press **Run**.' };

/** Asking, answering and publishing, through the calls that the pages make. */
export async function questionTests(testApp: TestApp) {
  const { db } = testApp.database;
  const founder = await testApp.person('Free', { email: founderEmail, firstName: 'Robin' });

  const ask = (
    { client }: TestPerson,
    question: object = aQuestion(),
    lessonId: number | string = paidLesson,
  ) => client.write('POST', `/api/lessons/${lessonId}/questions`, question);

  const asked = async (person: TestPerson, facts: object = {}, lessonId = paidLesson) =>
    (await ask(person, aQuestion(facts), lessonId)).json<OwnQuestion>();

  const answer = (id: string, markdown = 'Press **Run** first.', basedOn: string | null = null) =>
    founder.client.write('PUT', `/api/founder/questions/${id}/answer`, { markdown, basedOn });

  const publish = (id: string, facts: object = {}) =>
    founder.client.write('PUT', `/api/founder/questions/${id}/publication`, { ...publication, ...facts });

  return {
    founder,
    ask,
    asked,
    answer,
    publish,
    unpublish: (id: string) => founder.client.write('DELETE', `/api/founder/questions/${id}/publication`),
    /** Asks a question, answers it and publishes the answer. */
    published: async (person: TestPerson, facts: object = {}, words: object = {}, lessonId = paidLesson) => {
      const { id } = await asked(person, facts, lessonId);
      for (const step of [() => answer(id), () => publish(id, words)]) {
        const { statusCode, body } = await step();
        if (statusCode !== 204) throw new Error(`the answer was refused: ${body}`);
      }
      return id;
    },
    own: async ({ client }: TestPerson, lessonId = paidLesson) =>
      (await client.get(`/api/lessons/${lessonId}/questions`)).json<OwnQuestion[]>(),
    answersOf: async (client: TestPerson['client'], lessonId = paidLesson, after = '') =>
      (
        await client.get(`/api/lessons/${lessonId}/answers${after && `?after=${after}`}`)
      ).json<PublishedAnswers>(),
    seen: async (id: string) =>
      (await founder.client.get(`/api/founder/questions/${id}`)).json<FounderQuestion>(),
    queue: async (query = '') =>
      (await founder.client.get(`/api/founder/questions${query}`)).json<QuestionRows>(),
    /** Who was emailed. */
    mailsOf: (event: string) =>
      db
        .select({ to: mailOutbox.recipient })
        .from(mailOutbox)
        .where(like(mailOutbox.event, `${event}%`)),
    /** Who was notified in the app. */
    toldOf: (event: string) =>
      db.select({ to: notifications.userId }).from(notifications).where(eq(notifications.event, event)),
  };
}
