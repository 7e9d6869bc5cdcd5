import { type FieldRefusal, refuseField } from '../refusals/refusal.ts';
import { groupDigits } from '../writing/group-digits.ts';
import {
  type CheckResult,
  longestCheckComment,
  openChecks,
  openChecksLabel,
  type RubricCheck,
} from './rubric.ts';

/** The possible decisions of a review. */
export const reviewDecisions = ['awarded', 'changes_asked'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

/** A reviewer's decision and feedback. */
export interface Verdict {
  readonly decision: ReviewDecision;
  /** The requested changes; for an award, an optional comment. */
  readonly feedback: string;
  /** What the reviewer says about the build checks of the course. */
  readonly checks: readonly CheckResult[];
  /** Awards although checks have not passed. */
  readonly confirmsOpenChecks: boolean;
}

export const longestFeedback = 2_000;

/** The longest search text for past decisions. */
export const longestReviewSearch = 100;

const feedbackMissing = 'Please say what should change';
const tooLong = `Please keep it under ${groupDigits(longestFeedback)} characters`;

const commentTooLong = `Please keep each comment under ${longestCheckComment} characters`;

export type VerdictRefusal = FieldRefusal<'feedback' | 'checks' | 'confirmsOpenChecks'>;

/**
 * Why a verdict is not valid; undefined when it is. A request for changes needs feedback, or a comment on a
 * check. An award needs every check to have passed, or a reviewer who confirms it without.
 */
export function refuseVerdict(verdict: Verdict, rubric: readonly RubricCheck[]): VerdictRefusal | undefined {
  const { decision, feedback, checks, confirmsOpenChecks } = verdict;
  if (decision === 'changes_asked' && !saysWhatToChange(verdict))
    return refuseField('feedback', feedbackMissing);
  if (feedback.length > longestFeedback) return refuseField('feedback', tooLong);
  if (checks.some(({ comment }) => comment.length > longestCheckComment))
    return refuseField('checks', commentTooLong);
  if (decision === 'changes_asked' || confirmsOpenChecks) return undefined;
  const open = openChecks(rubric, checks);
  if (open === 0) return undefined;
  return refuseField(
    'confirmsOpenChecks',
    `${openChecksLabel(open, rubric.length)}. Confirm to award it anyway`,
  );
}

function saysWhatToChange({ feedback, checks }: Verdict): boolean {
  return feedback.trim() !== '' || checks.some(({ isPassed, comment }) => !isPassed && comment.trim() !== '');
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

/** The labels of decisions in lists. */
export const decisionLabels: Readonly<Record<ReviewDecision, string>> = {
  awarded: 'Awarded',
  changes_asked: 'Changes requested',
};
