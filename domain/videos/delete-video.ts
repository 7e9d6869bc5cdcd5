import type { RuleRefusal } from '../refusals/refusal.ts';

/** A lesson that shows an uploaded video. */
interface ShowingLesson {
  readonly title: string;
}

/** Says why an uploaded video cannot be deleted; undefined if it can. */
export function refuseVideoDeletion(
  usedBy: readonly ShowingLesson[],
): RuleRefusal<'has_dependents'> | undefined {
  if (usedBy.length === 0) return undefined;
  const lessons = usedBy.map(({ title }) => `“${title}”`).join(', ');
  return {
    code: 'has_dependents',
    message: `This video can't be deleted, because ${usedBy.length === 1 ? 'a lesson shows it' : 'lessons show it'}: ${lessons}. Give ${usedBy.length === 1 ? 'that lesson' : 'those lessons'} another video first.`,
  };
}
