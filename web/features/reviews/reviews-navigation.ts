import {
  type ReviewsUrlState,
  readReviewsUrlState,
  writeReviewsUrlState,
} from '@chalkline/domain/certifications/reviews-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface ReviewsNavigation {
  readonly urlState: ReviewsUrlState;
  addressOf(change: Partial<ReviewsUrlState>): string;
  go(change: Partial<ReviewsUrlState>, options?: { replace: boolean }): void;
}

/** The state is in the URL, so that back and reload keep it. */
export function useReviewsNavigation(): ReviewsNavigation {
  const [path, navigate] = useLocation();
  const urlState = readReviewsUrlState(new URLSearchParams(useQueryString()));
  const addressOf = (change: Partial<ReviewsUrlState>) =>
    path + writeReviewsUrlState({ ...urlState, ...change });
  return { urlState, addressOf, go: (change, options) => navigate(addressOf(change), options) };
}
