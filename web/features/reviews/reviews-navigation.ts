import {
  type ReviewsUrlState,
  readReviewsUrlState,
  writeReviewsUrlState,
} from '@chalkline/domain/certifications/reviews-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface ReviewsNavigation {
  readonly place: ReviewsUrlState;
  addressOf(change: Partial<ReviewsUrlState>): string;
  go(change: Partial<ReviewsUrlState>, options?: { replace: boolean }): void;
}

/** The state is in the URL, so that back and reload keep it. */
export function useReviewsPlace(): ReviewsNavigation {
  const [path, navigate] = useLocation();
  const place = readReviewsUrlState(new URLSearchParams(useQueryString()));
  const addressOf = (change: Partial<ReviewsUrlState>) =>
    path + writeReviewsUrlState({ ...place, ...change });
  return { place, addressOf, go: (change, options) => navigate(addressOf(change), options) };
}
