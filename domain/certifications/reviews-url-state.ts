import { isOwnSubmission, longestReviewSearch } from './review.ts';

/** The state of the reviews page. It is part of the URL, so that back and reload keep it. */
export interface ReviewsUrlState {
  /** Shows past decisions instead of waiting submissions. */
  readonly isDecided: boolean;
  /** The open submission. */
  readonly submissionId: string | undefined;
  /** The search text for past decisions. */
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

/** The query string with its question mark; empty for the default state. */
export function writeReviewsUrlState({ isDecided, submissionId, search }: ReviewsUrlState): string {
  const query = new URLSearchParams();
  if (isDecided) query.set('view', 'decided');
  if (isDecided && search) query.set('search', search);
  if (submissionId) query.set('submission', submissionId);
  return query.size > 0 ? `?${query}` : '';
}

interface Submission {
  readonly id: string;
  readonly learner: { readonly id: string };
}

/**
 * The submission next to the list: the one in the URL, or the oldest waiting one that the viewer can decide.
 * Their own one is shown when nothing else is waiting.
 */
export function shownSubmission(
  { isDecided, submissionId }: ReviewsUrlState,
  waiting: readonly Submission[],
  viewerId: string | undefined,
): string | undefined {
  if (submissionId || isDecided) return submissionId;
  return (decidableBy(viewerId, waiting).at(0) ?? waiting.at(0))?.id;
}

function decidableBy<Waiting extends Submission>(
  viewerId: string | undefined,
  waiting: readonly Waiting[],
): readonly Waiting[] {
  return waiting.filter(({ learner }) => viewerId === undefined || !isOwnSubmission(viewerId, learner.id));
}

/** The neighbour in the queue, so many steps further; undefined beyond either end. */
export function neighbourOf<Waiting extends Submission>(
  waiting: readonly Waiting[],
  submissionId: string | undefined,
  steps: 1 | -1,
): Waiting | undefined {
  const place = waiting.findIndex(({ id }) => id === submissionId);
  return place < 0 ? undefined : waiting[place + steps];
}

/**
 * What is shown after a decision: the next one that the viewer can decide, or the oldest of those after the
 * last.
 */
export function afterDecision<Waiting extends Submission>(
  waiting: readonly Waiting[],
  submissionId: string,
  viewerId: string | undefined,
): Waiting | undefined {
  const decidable = decidableBy(viewerId, waiting);
  return neighbourOf(decidable, submissionId, 1) ?? decidable.find(({ id }) => id !== submissionId);
}
