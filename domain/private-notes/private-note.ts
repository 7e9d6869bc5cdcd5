import { type FieldRefusal, type RuleRefusal, refuseField } from '../refusals/refusal.ts';
import { groupDigits } from '../writing/group-digits.ts';
import { isBlank } from '../writing/written-text.ts';

export const longestNote = 5_000;
export const mostNotesPerLesson = 100;

/** Why a note cannot be stored like this; undefined when it can. */
export function refuseNote(text: string): FieldRefusal<'text'> | undefined {
  if (isBlank(text)) return refuseField('text', 'Write something first.');
  return text.trim().length > longestNote ? refuseField('text', tooLong) : undefined;
}

const tooLong = `Keep a note under ${groupDigits(longestNote)} characters.`;

/** Why another note cannot be added to a lesson that has this many; undefined when it can. */
export function refuseAnotherNote(held: number): RuleRefusal<'conflict'> | undefined {
  if (held < mostNotesPerLesson) return undefined;
  return {
    code: 'conflict',
    message: `A lesson can have ${mostNotesPerLesson} notes. Delete one to make room for another.`,
  };
}
