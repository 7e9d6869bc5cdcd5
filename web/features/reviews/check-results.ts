import type { Review } from '@chalkline/contract/reviews';
import { type CheckResult, carriedOver } from '@chalkline/domain/certifications/rubric';
import { useState } from 'react';

export interface CheckResults {
  /** What the reviewer says about the checks of a submission so far. */
  of(review: Review): readonly CheckResult[];
  change(review: Review, results: readonly CheckResult[]): void;
}

/** Kept for each submission until the page is left. A resubmission starts with what passed the last time. */
export function useCheckResults(): CheckResults {
  const [all, setAll] = useState<Readonly<Record<string, readonly CheckResult[]>>>({});
  return {
    of: (review) => all[review.id] ?? carriedOver(review.rubric, review.earlier[0]?.outcome.checks ?? []),
    change: (review, results) => setAll((earlier) => ({ ...earlier, [review.id]: results })),
  };
}
