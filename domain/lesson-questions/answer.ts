import { type FieldRefusal, refuseField } from '../refusals/refusal.ts';
import { groupDigits } from '../writing/group-digits.ts';
import { isBlank } from '../writing/written-text.ts';
import { longestQuestion } from './question.ts';

export const longestAnswer = 10_000;
export const longestAnswerTitle = 120;

/** Why an answer cannot be sent like this; undefined when it can. */
export function refuseAnswer(markdown: string): FieldRefusal<'markdown'> | undefined {
  if (isBlank(markdown)) return refuseField('markdown', 'Write your answer first.');
  return markdown.trim().length > longestAnswer ? refuseField('markdown', answerTooLong) : undefined;
}

const answerTooLong = `Keep the answer under ${groupDigits(longestAnswer)} characters.`;

/** What is shown under the lesson. */
export interface Publication {
  /** Also shown to people who may not open the lesson, so it is written by the team. */
  readonly title: string;
  /** The question, in words that do not tell who asked. */
  readonly question: string;
  readonly answer: string;
}

/** Why an answer cannot be published like this; undefined when it can. */
export function refusePublication({
  title,
  question,
  answer,
}: Publication): FieldRefusal<keyof Publication> | undefined {
  if (isBlank(title)) return refuseField('title', 'Give it a short title.');
  if (title.trim().length > longestAnswerTitle)
    return refuseField('title', `Keep the title under ${longestAnswerTitle} characters.`);
  if (question.trim().length > longestQuestion)
    return refuseField('question', `Keep the question under ${groupDigits(longestQuestion)} characters.`);
  const refusal = refuseAnswer(answer);
  return refusal && refuseField('answer', refusal.message);
}

/** The name under a published question: the first name if its asker agreed, and otherwise nobody's. */
export function askerName(
  mayShowName: boolean,
  person: { readonly firstName: string | null; readonly name: string | null } | null,
): string | null {
  if (!mayShowName || !person) return null;
  return (person.firstName ?? person.name ?? '').trim().split(/\s+/)[0] || null;
}
