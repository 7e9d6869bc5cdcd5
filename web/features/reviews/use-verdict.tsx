import type { WaitingReview } from '@chalkline/contract/reviews';
import { isOwnSubmission, type ReviewDecision } from '@chalkline/domain/certifications/review';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { reviewResource } from '../../api/console-resources.ts';
import { knownData } from '../../api/resource.ts';
import { useRemembered } from '../../ui/remembered.ts';
import type { CheckResults } from './check-results.ts';
import { useDecideReview } from './decide-review.ts';
import { LazyVerdict } from './lazy-verdict.tsx';
import { forgetDrafts, textDraftName } from './review-drafts.ts';
import { reviewHeading } from './review-heading-id.ts';
import type { VerdictDialogProps } from './verdict-dialog.tsx';

export interface VerdictInHand {
  choose(decision: ReviewDecision): void;
  readonly dialog: ReactElement | null;
}

interface VerdictOn {
  /** The submission that is shown, from the queue; undefined once it is decided. */
  readonly summary: WaitingReview | undefined;
  readonly viewerId: string | undefined;
  readonly results: CheckResults;
  onDecided(submissionId: string, next: WaitingReview | undefined): void;
  /** Someone else was faster. */
  onTooLate(submissionId: string): void;
}

/** A decision, and the submission it is about, whatever else is shown meanwhile. */
interface Deciding {
  readonly decision: ReviewDecision;
  readonly summary: WaitingReview;
}

/** The decision being made. The text written for a submission is kept until it is decided. */
export function useVerdict({ summary, viewerId, results, onDecided, onTooLate }: VerdictOn): VerdictInHand {
  const client = useQueryClient();
  const [deciding, setDeciding] = useState<Deciding>();
  const isDecided = useRef(false);
  const end = (submissionId: string) => {
    forgetDrafts({ viewerId, submissionId });
    setDeciding(undefined);
  };
  const { mutate, isPending } = useDecideReview({
    onDecided: (submissionId, next) => {
      isDecided.current = true;
      end(submissionId);
      onDecided(submissionId, next);
    },
    onTooLate: (submissionId) => {
      end(submissionId);
      onTooLate(submissionId);
    },
  });
  const choose = (decision: ReviewDecision) => {
    isDecided.current = false;
    // Only a waiting submission can be decided, and not by the learner.
    if (summary && viewerId && !isOwnSubmission(viewerId, summary.learner.id))
      setDeciding({ decision, summary });
  };
  // Another submission may be shown after Back. The text of this one is kept.
  if (!deciding || (deciding.summary.id !== summary?.id && !isPending)) return { choose, dialog: null };
  const { id: submissionId, learner, certification } = deciding.summary;
  const review = knownData(client, reviewResource(submissionId));
  const dialog = (
    <DraftedVerdict
      draftName={textDraftName({ viewerId, submissionId }, deciding.decision)}
      decision={deciding.decision}
      learner={learner.name}
      certification={certification.name}
      rubric={review?.rubric ?? []}
      results={review ? results.of(review) : []}
      isPending={isPending}
      onDecide={(verdict) => mutate({ submissionId, verdict })}
      onClose={() => setDeciding(undefined)}
      // The button that opened the dialog is still there only if nothing was decided.
      focusAfter={() => (isDecided.current ? reviewHeading() : null)}
    />
  );
  return { choose, dialog };
}

type DraftedVerdictProps = Omit<VerdictDialogProps, 'draft' | 'onDraft'> & { readonly draftName: string };

function DraftedVerdict({ draftName, ...props }: DraftedVerdictProps): ReactElement {
  const [draft, keepDraft] = useRemembered(draftName);
  return <LazyVerdict {...props} draft={draft ?? ''} onDraft={keepDraft} />;
}
