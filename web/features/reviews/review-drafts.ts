import { type ReviewDecision, reviewDecisions } from '@chalkline/domain/certifications/review';
import { forget, forgetOthers } from '../../ui/remembered.ts';

/** A reviewer and the submission that they look at. What they have not sent yet is kept in their browser. */
export interface ReviewInProgress {
  readonly viewerId: string | undefined;
  readonly submissionId: string | undefined;
}

/** Where the text for a decision is kept. */
export function textDraftName(
  { viewerId, submissionId }: ReviewInProgress,
  decision: ReviewDecision,
): string {
  return `review-draft:${viewerId}:${submissionId}:${decision}`;
}

/** Where the results of the checks are kept. */
export function checksDraftName({ viewerId, submissionId }: ReviewInProgress): string {
  return `review-checks:${viewerId}:${submissionId}`;
}

/** Forgets what a reviewer has kept about submissions that no longer wait, such as one that somebody else decided. */
export function forgetDecided(viewerId: string, waiting: readonly { readonly id: string }[]): void {
  for (const kind of ['review-draft', 'review-checks'])
    forgetOthers(`${kind}:${viewerId}:`, (name) => waiting.some(({ id }) => name.includes(id)));
}

/** To be called once the submission is decided. */
export function forgetDrafts(review: ReviewInProgress): void {
  forget(checksDraftName(review));
  for (const decision of reviewDecisions) forget(textDraftName(review, decision));
}
