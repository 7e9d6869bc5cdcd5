import { createHash } from 'node:crypto';
import {
  addressOf,
  lessonAnswersPath,
  lessonQuestionsPath,
  ownQuestionPath,
  type QuestionOutcome,
  questionFormPath,
  questionOutcomeParameter,
  questionsAnchor,
} from '@chalkline/contract/addresses';
import {
  newQuestionSchema,
  ownQuestionSchema,
  publishedAnswersQuerySchema,
  publishedAnswersSchema,
  questionFormSchema,
} from '@chalkline/contract/lesson-questions';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { refuseQuestion } from '@chalkline/domain/lesson-questions/question';
import { isBlank } from '@chalkline/domain/writing/written-text';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { guard } from '../../platform/http/guard.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { orNotFound, refusedAs } from '../../platform/http/refusal.ts';
import { parseRowId, parseUuid } from '../../platform/http/row-id.ts';
import { findVisibleLesson, rememberLessons } from '../courses/index.ts';
import { askQuestion } from './ask-question.ts';
import { deleteOwnQuestion } from './forget-questions.ts';
import { answersKey, listOwn, listPublished } from './queries.ts';
import { lessonOf, type QuestionLesson } from './question-lesson.ts';
import { refusedQuestionPage } from './refused-question-page.ts';

const tag = 'Lesson questions';
const ofLesson = z.object({ lessonId: z.string() });

/** Asking under a lesson, and what everybody sees there. */
export function memberQuestionRoutes(context: AppContext): void {
  lists(context);
  writes(context);
  form(context);
}

function lists(context: AppContext): void {
  const { reads, db } = context;
  const findVisible = rememberLessons(context);
  reads.add({
    path: lessonQuestionsPath,
    summary: "The caller's own questions under a lesson, the latest first",
    tag,
    requires: 'session',
    parameters: ofLesson,
    reply: z.array(ownQuestionSchema),
    read: ({ person, parameters }) => listOwn(db, person.id, lessonIdIn(parameters)),
  });

  reads.add({
    path: lessonAnswersPath,
    summary: 'The published answers of a lesson, the latest first, for those who may read it',
    tag,
    requires: 'public',
    parameters: ofLesson,
    query: publishedAnswersQuerySchema,
    reply: publishedAnswersSchema,
    read: async ({ viewer, parameters, query }) => {
      const lessonId = lessonIdIn(parameters);
      const lesson = orNotFound(await findVisible(lessonId, viewer), 'This lesson');
      guard(requiredToRead(lesson), viewer);
      return listPublished(db, lessonId, endBefore(query.after, answersKey, 'This page of answers'));
    },
  });
}

function writes(context: AppContext): void {
  const { routes, db } = context;
  routes.add({
    method: 'POST',
    path: lessonQuestionsPath,
    summary: 'Ask a question under a lesson. This needs a plan, under free lessons too',
    tag,
    requires: 'paid',
    parameters: ofLesson,
    body: newQuestionSchema,
    reply: ownQuestionSchema,
    handle: async ({ person, parameters, body }) => {
      const lessonId = lessonIdIn(parameters);
      orNotFound(await findVisibleLesson(db, lessonId, person), 'This lesson');
      const { question, refusal } = await askQuestion(context, person, lessonId, body);
      if (refusal) throw refusedAs(refusal.code === 'day' ? 'slow_down' : 'conflict', refusal);
      return question;
    },
  });

  routes.add({
    method: 'DELETE',
    path: ownQuestionPath,
    summary: "Delete one of the caller's questions. A published answer stays without it",
    tag,
    requires: 'session',
    parameters: z.object({ questionId: z.string() }),
    handle: ({ person, parameters }) =>
      deleteOwnQuestion(db, person.id, orNotFound(parseUuid(parameters.questionId), 'This question')),
  });
}

/** Asks by a form without scripts, and returns to the lesson. A refused question is shown again, so no text is lost. */
function form(context: AppContext): void {
  const { routes, db } = context;
  routes.addRaw({
    method: 'POST',
    path: questionFormPath,
    summary: 'Ask a question under a lesson, by a form',
    tag,
    requires: 'paid',
    parameters: ofLesson,
    body: questionFormSchema,
    respond: async ({ person, parameters, body, request, reply }) => {
      const lessonId = lessonIdIn(parameters);
      orNotFound(await findVisibleLesson(db, lessonId, person), 'This lesson');
      const lesson = await lessonOf(db, lessonId);
      const returnWith = (outcome: QuestionOutcome) => reply.redirect(addressAfterForm(lesson, outcome), 303);
      // Browsers send a line break as two characters, and count it as one while somebody types.
      const text = body.text.replaceAll('\r\n', '\n');
      if (isBlank(text)) return returnWith('empty');
      const question = {
        id: idOfText(person.id, lessonId, text),
        text,
        positionSeconds: null,
        imageUrl: null,
        mayShowName: body.mayShowName === 'on',
      };
      const refusal =
        refuseQuestion(text) ?? (await askQuestion(context, person, lessonId, question)).refusal;
      if (!refusal) return returnWith('asked');
      const page = refusedQuestionPage(request, {
        lesson,
        question,
        message: refusal.message,
        action: addressOf(questionFormPath, { lessonId }),
        formToken: reply.formToken(),
      });
      return reply.code(409).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    },
  });
}

function addressAfterForm({ courseSlug, orderIndex }: QuestionLesson, outcome: QuestionOutcome): string {
  const query = new URLSearchParams({ [questionOutcomeParameter]: outcome });
  return `/${courseSlug}/${orderIndex}?${query}#${questionsAnchor}`;
}

/** A form has no id of its own, so the same text from the same person is the same question. */
function idOfText(userId: string, lessonId: number, text: string): string {
  const hash = createHash('sha256').update(`${userId} ${lessonId} ${text.trim()}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function lessonIdIn({ lessonId }: z.output<typeof ofLesson>): number {
  return orNotFound(parseRowId(lessonId), 'This lesson');
}
