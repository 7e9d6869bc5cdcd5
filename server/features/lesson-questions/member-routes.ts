import { createHash } from 'node:crypto';
import {
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
import { longestQuestion } from '@chalkline/domain/lesson-questions/question';
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
import { lessonOf } from './question-lesson.ts';

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

/** Asks by a form without scripts, and returns to the lesson, which shows the result. */
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
    respond: async ({ person, parameters, body: { text, mayShowName }, reply }) => {
      const lessonId = lessonIdIn(parameters);
      orNotFound(await findVisibleLesson(db, lessonId, person), 'This lesson');
      const { courseSlug, orderIndex } = await lessonOf(db, lessonId);
      const outcome = await outcomeOf(text, () =>
        askQuestion(context, person, lessonId, {
          id: idOfText(person.id, lessonId, text),
          text,
          positionSeconds: null,
          imageUrl: null,
          mayShowName: mayShowName === 'on',
        }),
      );
      const query = new URLSearchParams({ [questionOutcomeParameter]: outcome });
      return reply.redirect(`/${courseSlug}/${orderIndex}?${query}#${questionsAnchor}`, 303);
    },
  });
}

async function outcomeOf(text: string, ask: () => ReturnType<typeof askQuestion>): Promise<QuestionOutcome> {
  if (isBlank(text)) return 'empty';
  if (text.trim().length > longestQuestion) return 'long';
  const { refusal } = await ask();
  return refusal?.code ?? 'asked';
}

/** A form has no id of its own, so the same text from the same person is the same question. */
function idOfText(userId: string, lessonId: number, text: string): string {
  const hash = createHash('sha256').update(`${userId} ${lessonId} ${text.trim()}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function lessonIdIn({ lessonId }: z.output<typeof ofLesson>): number {
  return orNotFound(parseRowId(lessonId), 'This lesson');
}
