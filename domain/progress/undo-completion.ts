import { isAwardHeld } from '../certifications/certification-status.ts';
import type { RuleRefusal } from '../refusals/refusal.ts';

/** Work that a person submitted for the certification of a lesson's course. */
export interface SubmittedWork {
  readonly submittedAt: Date;
  /** `null` while it is under review. */
  readonly decision: string | null;
  readonly revokedAt: Date | null;
}

/**
 * Says why a completed lesson cannot be marked incomplete. A lesson that was completed before work was
 * submitted stays completed while that work is under review or its award counts. Everything else can be
 * undone.
 */
export function refuseUndo(
  completedAt: Date,
  submissions: readonly SubmittedWork[],
): RuleRefusal<'conflict'> | undefined {
  const based = submissions.filter(({ submittedAt }) => completedAt <= submittedAt);
  if (based.some(isAwardHeld)) return { code: 'conflict', message: earnedMessage };
  if (based.some(({ decision }) => decision === null)) return { code: 'conflict', message: reviewMessage };
  return undefined;
}

const earnedMessage =
  'Your certification is based on this lesson, so it stays completed. You can still go through it again.';
const reviewMessage =
  "Your work for this course's certification is under review, so this lesson stays completed for now.";
