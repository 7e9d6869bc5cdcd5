/** How a review ends. */
export const reviewDecisions = ['awarded', 'changes_asked'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

/** What a reviewer says to the learner, and what becomes of the submission by it. */
export interface Verdict {
  readonly decision: ReviewDecision;
  /** What should change; for an award, a word that comes with it. */
  readonly feedback: string;
}

export const longestFeedback = 2_000;

/** Past decisions are looked up by at most so many characters. */
export const longestReviewSearch = 100;

export interface VerdictRefusal {
  readonly field: 'feedback';
  readonly message: string;
}

const feedbackMissing = 'Please say what should change';
const tooLong = `Please keep it under ${longestFeedback.toLocaleString('en-US')} characters`;

/** Why somebody cannot decide like this; nothing when they can. Whoever asks for changes says which. */
export function refuseVerdict({ decision, feedback }: Verdict): VerdictRefusal | undefined {
  if (decision === 'changes_asked' && !feedback.trim())
    return { field: 'feedback', message: feedbackMissing };
  if (feedback.length > longestFeedback) return { field: 'feedback', message: tooLong };
  return undefined;
}

/** Nobody decides about their own work, founders included. */
export function isOwnSubmission(reviewerId: string, learnerId: string): boolean {
  return reviewerId === learnerId;
}

export const ownSubmissionText =
  "This is your own submission, so you can't decide on it. Somebody else on the team has to review it.";

/** What was decided, and by whom; nobody who is still known in case their account is gone. */
export interface Decided {
  readonly decision: ReviewDecision;
  readonly decidedBy: string | null;
}

/** A review is decided once: this is told to whoever comes second. */
export function alreadyDecided({ decision, decidedBy }: Decided): string {
  const who = decidedBy ?? 'Somebody';
  return decision === 'awarded'
    ? `${who} has already awarded this.`
    : `${who} has already requested changes.`;
}

/** "Awarded", "Changes asked": as lists of decisions say it. */
export function decisionLabel(decision: ReviewDecision): string {
  return decision === 'awarded' ? 'Awarded' : 'Changes asked';
}
