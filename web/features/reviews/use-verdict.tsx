import type { WaitingReview } from '@chalkline/contract/reviews';
import type { ReviewDecision } from '@chalkline/domain/certification/review';
import { type ReactElement, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useDecideReview } from './decide-review.ts';
import { reviewHeading } from './review-heading-id.ts';
import { VerdictOnDemand } from './verdict-on-demand.tsx';

export interface VerdictInHand {
  choose(decision: ReviewDecision): void;
  readonly dialog: ReactElement | null;
}

interface VerdictEndings {
  onDecided(next: WaitingReview | undefined): void;
  /** Somebody else was quicker. */
  onTooLate(): void;
}

/** The verdict that somebody is about to give. What they wrote about a submission is kept until it is decided. */
export function useVerdict(
  submissionId: string | undefined,
  summary: WaitingReview | undefined,
  { onDecided, onTooLate }: VerdictEndings,
): VerdictInHand {
  const [chosen, setChosen] = useState<ReviewDecision>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const isDecided = useRef(false);
  const { mutate, isPending } = useDecideReview(submissionId ?? '', (next) => {
    isDecided.current = true;
    setChosen(undefined);
    onDecided(next);
  });
  // Whatever else goes wrong, it stays open with what was written.
  const closeWhenTooLate = (error: ApiError) => {
    if (error.status !== 409) return;
    setChosen(undefined);
    onTooLate();
  };
  const place = `${submissionId} ${chosen}`;
  return {
    choose: (decision) => {
      isDecided.current = false;
      // Only what waits can be decided.
      if (summary) setChosen(decision);
    },
    dialog:
      chosen && summary ? (
        <VerdictOnDemand
          decision={chosen}
          learner={summary.learner.name}
          certification={summary.certification.name}
          draft={drafts[place] ?? ''}
          isPending={isPending}
          onDraft={(draft) => setDrafts({ ...drafts, [place]: draft })}
          onDecide={(verdict) => mutate(verdict, { onError: closeWhenTooLate })}
          onClose={() => setChosen(undefined)}
          // What opened it stays only if nothing was decided.
          focusAfter={() => (isDecided.current ? reviewHeading() : null)}
        />
      ) : null,
  };
}
