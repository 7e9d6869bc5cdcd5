import {
  type ReviewsPlace,
  readReviewsPlace,
  writeReviewsPlace,
} from '@chalkline/domain/certification/reviews-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface ReviewsNavigation {
  readonly place: ReviewsPlace;
  addressOf(change: Partial<ReviewsPlace>): string;
  go(change: Partial<ReviewsPlace>, options?: { replace: boolean }): void;
}

/** The place lives in the address, so back and reload keep it. */
export function useReviewsPlace(): ReviewsNavigation {
  const [path, navigate] = useLocation();
  const place = readReviewsPlace(new URLSearchParams(useQueryString()));
  const addressOf = (change: Partial<ReviewsPlace>) => path + writeReviewsPlace({ ...place, ...change });
  return { place, addressOf, go: (change, options) => navigate(addressOf(change), options) };
}
