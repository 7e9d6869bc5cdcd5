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
  const [draft, keepDraft] = useDraft(`${submissionId} ${chosen}`);
  const isDecided = useRef(false);
  const close = () => setChosen(undefined);
  const { mutate, isPending } = useDecideReview(submissionId ?? '', (next) => {
    isDecided.current = true;
    close();
    onDecided(next);
  });
  // Whatever else goes wrong, it stays open with what was written.
  const closeWhenTooLate = (error: ApiError) => {
    if (error.status !== 409) return;
    close();
    onTooLate();
  };
  const choose = (decision: ReviewDecision) => {
    isDecided.current = false;
    // Only what waits can be decided.
    if (summary) setChosen(decision);
  };
  if (!chosen || !summary) return { choose, dialog: null };
  const dialog = (
    <VerdictOnDemand
      decision={chosen}
      learner={summary.learner.name}
      certification={summary.certification.name}
      draft={draft}
      isPending={isPending}
      onDraft={keepDraft}
      onDecide={(verdict) => mutate(verdict, { onError: closeWhenTooLate })}
      onClose={close}
      // What opened it stays only if nothing was decided.
      focusAfter={() => (isDecided.current ? reviewHeading() : null)}
    />
  );
  return { choose, dialog };
}

/** One for each submission and each way to decide it. */
function useDraft(place: string): [draft: string, keep: (draft: string) => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return [drafts[place] ?? '', (draft) => setDrafts({ ...drafts, [place]: draft })];
}
