import { type FieldRefusal, refuseField } from '../refusals/refusal.ts';

/** The possible decisions of a review. */
export const reviewDecisions = ['awarded', 'changes_asked'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

/** A reviewer's decision and feedback. */
export interface Verdict {
  readonly decision: ReviewDecision;
  /** The requested changes; for an award, an optional comment. */
  readonly feedback: string;
}

export const longestFeedback = 2_000;

/** The longest search text for past decisions. */
export const longestReviewSearch = 100;

const feedbackMissing = 'Please say what should change';
const tooLong = `Please keep it under ${longestFeedback.toLocaleString('en-US')} characters`;

/** Why a verdict is not valid; undefined when it is. A request for changes needs feedback. */
export function refuseVerdict({ decision, feedback }: Verdict): FieldRefusal<'feedback'> | undefined {
  if (decision === 'changes_asked' && !feedback.trim()) return refuseField('feedback', feedbackMissing);
  if (feedback.length > longestFeedback) return refuseField('feedback', tooLong);
  return undefined;
}

/** Nobody decides about their own work, founders included. */
export function isOwnSubmission(reviewerId: string, learnerId: string): boolean {
  return reviewerId === learnerId;
}

export const ownSubmissionText =
  "This is your own submission, so you can't decide on it. Somebody else on the team has to review it.";

/** The decision and its reviewer; null when the reviewer's account was deleted. */
export interface Decided {
  readonly decision: ReviewDecision;
  readonly decidedBy: string | null;
}

/** The message for a reviewer whose submission was already decided. */
export function alreadyDecided({ decision, decidedBy }: Decided): string {
  const who = decidedBy ?? 'Somebody';
  return decision === 'awarded'
    ? `${who} has already awarded this.`
    : `${who} has already requested changes.`;
}

/** "Awarded", "Changes asked": the label in lists of decisions. */
export function decisionLabel(decision: ReviewDecision): string {
  return decision === 'awarded' ? 'Awarded' : 'Changes asked';
}
