import type { WaitingReview } from '@chalkline/contract/reviews';
import { isOwnSubmission, type ReviewDecision, type Verdict } from '@chalkline/domain/certifications/review';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { reviewResource } from '../../api/console-resources.ts';
import { knownData } from '../../api/resource.ts';
import { useRemembered } from '../../ui/remembered.ts';
import type { CheckResults } from './check-results.ts';
import { useDecideReview } from './decide-review.ts';
import { LazyVerdict } from './lazy-verdict.tsx';
import { forgetDrafts, type ReviewInProgress, textDraftName } from './review-drafts.ts';
import { reviewHeading } from './review-heading-id.ts';

export interface VerdictInHand {
  choose(decision: ReviewDecision): void;
  readonly dialog: ReactElement | null;
}

interface VerdictEndings {
  onDecided(next: WaitingReview | undefined): void;
  /** Someone else was faster. */
  onTooLate(): void;
}

interface VerdictOn extends VerdictEndings, ReviewInProgress {
  /** The data from the queue; undefined once it is decided. */
  readonly summary: WaitingReview | undefined;
  readonly results: CheckResults;
}

/** The decision being made. The text written for a submission is kept until it is decided. */
export function useVerdict(on: VerdictOn): VerdictInHand {
  const { submissionId, summary, viewerId, results, onDecided, onTooLate } = on;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReviewDecision>();
  const [draft, keepDraft] = useRemembered(textDraftName(on, chosen ?? 'awarded'));
  const isDecided = useRef(false);
  const close = () => setChosen(undefined);
  const { decide, isPending } = useDecision(submissionId, {
    onDecided: (next) => {
      isDecided.current = true;
      forgetDrafts(on);
      close();
      onDecided(next);
    },
    onTooLate: () => {
      forgetDrafts(on);
      close();
      onTooLate();
    },
  });
  const choose = (decision: ReviewDecision) => {
    isDecided.current = false;
    // Only a waiting submission can be decided, and not by the learner.
    if (summary && viewerId && !isOwnSubmission(viewerId, summary.learner.id)) setChosen(decision);
  };
  if (!chosen || !summary) return { choose, dialog: null };
  const review = submissionId === undefined ? undefined : knownData(client, reviewResource(submissionId));
  const dialog = (
    <LazyVerdict
      decision={chosen}
      learner={summary.learner.name}
      certification={summary.certification.name}
      draft={draft ?? ''}
      rubric={review?.rubric ?? []}
      results={review ? results.of(review) : []}
      isPending={isPending}
      onDraft={keepDraft}
      onDecide={decide}
      onClose={close}
      // The button that opened the dialog is still there only if nothing was decided.
      focusAfter={() => (isDecided.current ? reviewHeading() : null)}
    />
  );
  return { choose, dialog };
}

/** On any failure other than someone else being faster, the dialog stays open with its text. */
function useDecision(submissionId: string | undefined, { onDecided, onTooLate }: VerdictEndings) {
  const { mutate, isPending } = useDecideReview(submissionId ?? '', onDecided);
  const onError = ({ status }: ApiError) => (status === 409 ? onTooLate() : undefined);
  return { decide: (verdict: Verdict) => mutate(verdict, { onError }), isPending };
}
