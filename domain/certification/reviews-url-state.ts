import { longestReviewSearch } from './review.ts';

/** Where somebody is among the reviews; it lives in the address, so that back and reload keep it. */
export interface ReviewsUrlState {
  /** Among the past decisions, rather than what waits. */
  readonly isDecided: boolean;
  /** The submission that is open. */
  readonly submissionId: string | undefined;
  /** What past decisions are looked up by. */
  readonly search: string;
}

export function readReviewsUrlState(query: URLSearchParams): ReviewsUrlState {
  const isDecided = query.get('view') === 'decided';
  return {
    isDecided,
    submissionId: query.get('submission') || undefined,
    search: isDecided ? (query.get('search') ?? '').trim().slice(0, longestReviewSearch) : '',
  };
}

/** The query of a place, with its question mark; nothing for where everybody arrives. */
export function writeReviewsUrlState({ isDecided, submissionId, search }: ReviewsUrlState): string {
  const query = new URLSearchParams();
  if (isDecided) query.set('view', 'decided');
  if (isDecided && search) query.set('search', search);
  if (submissionId) query.set('submission', submissionId);
  return query.size > 0 ? `?${query}` : '';
}

interface Submission {
  readonly id: string;
}

/** The submission that stands beside the list: the one in the address, or else the oldest that waits. */
export function shownSubmission(
  { isDecided, submissionId }: ReviewsUrlState,
  waiting: readonly Submission[],
): string | undefined {
  return submissionId ?? (isDecided ? undefined : waiting.at(0)?.id);
}

/** Its neighbour in the queue, so many steps on; nothing beyond either end. */
export function neighbourOf<Waiting extends Submission>(
  waiting: readonly Waiting[],
  submissionId: string | undefined,
  steps: 1 | -1,
): Waiting | undefined {
  const place = waiting.findIndex(({ id }) => id === submissionId);
  return place < 0 ? undefined : waiting[place + steps];
}

/** What is there after a decision: the next one in the queue, or, after the last one, the oldest that is left. */
export function afterDecision<Waiting extends Submission>(
  waiting: readonly Waiting[],
  submissionId: string,
): Waiting | undefined {
  return neighbourOf(waiting, submissionId, 1) ?? waiting.find(({ id }) => id !== submissionId);
}
