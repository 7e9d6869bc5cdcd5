import { type FieldRefusal, type RuleRefusal, refuseField } from '../refusals/refusal.ts';
import { groupDigits } from '../writing/group-digits.ts';
import { isBlank } from '../writing/written-text.ts';

export const longestQuestion = 2_000;

/** How many questions of one person can wait for an answer. */
export const mostOpenQuestions = 5;

/** How many questions one person can ask within 24 hours. */
export const mostQuestionsPerDay = 10;

/** How many questions one person can have under a lesson, answered ones included. */
export const mostQuestionsPerLesson = 50;

export const questionDayMilliseconds = 24 * 60 * 60 * 1000;

/** Why a question cannot be asked like this; undefined when it can. */
export function refuseQuestion(text: string): FieldRefusal<'text'> | undefined {
  if (isBlank(text)) return refuseField('text', questionMissing);
  return text.trim().length > longestQuestion ? refuseField('text', questionTooLong) : undefined;
}

export const questionMissing = 'Write your question first.';
const questionTooLong = `Keep your question under ${groupDigits(longestQuestion)} characters.`;

/** How many questions somebody has. */
export interface HeldQuestions {
  readonly open: number;
  /** Asked within the last 24 hours. */
  readonly today: number;
  readonly inLesson: number;
}

/** What somebody has too many of to ask another question: open ones, ones under this lesson, or ones in a day. */
export type QuestionLimit = 'open' | 'lesson' | 'day';

const questionLimitMessages: Readonly<Record<QuestionLimit, string>> = {
  open: `You have ${mostOpenQuestions} questions waiting for an answer. You can ask the next one when one of them is answered, or delete one.`,
  lesson: `You can have ${mostQuestionsPerLesson} questions under a lesson. Delete an old one to ask another.`,
  day: `You've asked ${mostQuestionsPerDay} questions within a day. Please ask the next one tomorrow.`,
};

/** Why somebody with this many questions cannot ask another one now; undefined when they can. */
export function refuseAnotherQuestion(held: HeldQuestions): RuleRefusal<QuestionLimit> | undefined {
  const limit = reachedLimit(held);
  return limit && { code: limit, message: questionLimitMessages[limit] };
}

function reachedLimit({ open, inLesson, today }: HeldQuestions): QuestionLimit | undefined {
  if (open >= mostOpenQuestions) return 'open';
  if (inLesson >= mostQuestionsPerLesson) return 'lesson';
  return today >= mostQuestionsPerDay ? 'day' : undefined;
}
