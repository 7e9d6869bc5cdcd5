import type { Review } from '@chalkline/contract/reviews';
import { type CheckResult, carriedOver, isSameCheck } from '@chalkline/domain/certifications/rubric';
import { useRemembered } from '../../ui/remembered.ts';
import { checksDraftName, type ReviewInProgress } from './review-drafts.ts';

export interface CheckResults {
  /** What the reviewer says about the checks of the submission so far. */
  of(review: Review): readonly CheckResult[];
  change(results: readonly CheckResult[]): void;
}

/** Kept until the submission is decided. A resubmission starts with what passed the last time. */
export function useCheckResults(inProgress: ReviewInProgress): CheckResults {
  const [kept, keep] = useRemembered(checksDraftName(inProgress));
  return {
    of: (review) =>
      readKept(kept, review) ?? carriedOver(review.rubric, review.earlier[0]?.outcome.checks ?? []),
    change: (results) => keep(JSON.stringify(results)),
  };
}

/** Results of checks that the course no longer has are dropped. Unreadable data counts as none. */
function readKept(kept: string | null, { rubric }: Review): readonly CheckResult[] | undefined {
  try {
    const results: unknown = JSON.parse(kept ?? 'null');
    if (!Array.isArray(results) || !results.every(isCheckResult)) return undefined;
    return results.filter((result) => rubric.some((check) => isSameCheck(result, check)));
  } catch {
    return undefined;
  }
}

function isCheckResult(value: unknown): value is CheckResult {
  const { isPassed, comment } = (value ?? {}) as Partial<Record<keyof CheckResult, unknown>>;
  return typeof isPassed === 'boolean' && typeof comment === 'string';
}
