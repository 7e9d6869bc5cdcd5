import type { Review, WaitingReview } from '@chalkline/contract/reviews';
import { memberAddress } from '@chalkline/domain/access/member-address';
import {
  isOwnSubmission,
  ownSubmissionText,
  type ReviewDecision,
} from '@chalkline/domain/certifications/review';
import type { ReactElement, ReactNode } from 'react';
import { reviewResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkedName } from '../../ui/linked-name.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import type { CheckResults } from './check-results.ts';
import { reviewHeadingId } from './review-heading-id.ts';
import styles from './review-sheet.module.css';
import { ReviewSheet } from './review-sheet.tsx';
import { RubricForm } from './rubric-form.tsx';
import { VerdictBar } from './verdict-bar.tsx';

export interface OpenReviewProps {
  readonly submissionId: string;
  /** The data from the queue, shown until the rest has loaded. */
  readonly summary: WaitingReview | undefined;
  readonly onChoose: (decision: ReviewDecision) => void;
  snapshotsOf(review: Review): ReactNode;
  /** What the reviewer says about the checks. */
  readonly results: CheckResults;
}

/** The open submission. */
export function OpenReview(props: OpenReviewProps): ReactElement {
  const { submissionId, summary, onChoose, snapshotsOf, results } = props;
  const { data: review, error, isFetching, refetch } = useResource(reviewResource(submissionId));
  if (error?.status === 404) {
    return (
      <EmptyState title="Submission not found" glyph="search" level={2}>
        It may have been deleted with the learner's account.
      </EmptyState>
    );
  }
  const known = review ?? summary;
  return (
    <Card as="section" aria-labelledby={reviewHeadingId} className={styles.sheet}>
      {known ? <Head {...known} /> : null}
      {review ? (
        <ReviewSheet
          review={review}
          snapshotsOf={snapshotsOf}
          rubric={<Rubric review={review} results={results} />}
        />
      ) : null}
      {error && !review ? (
        <ErrorState
          title="We couldn't load this submission"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {review || error ? null : <SheetSkeleton />}
      {review && !review.outcome ? <Verdict review={review} onChoose={onChoose} /> : null}
    </Card>
  );
}

/** Only a reviewer who can decide judges the checks. */
function Rubric({ review, results }: { review: Review; results: CheckResults }): ReactElement | null {
  const { viewer } = useViewer();
  const canDecide = viewer && !isOwnSubmission(viewer.id, review.learner.id) && !review.outcome;
  if (!canDecide || review.rubric.length === 0) return null;
  return (
    <RubricForm
      review={review}
      results={results.of(review)}
      onChange={(changed) => results.change(changed)}
    />
  );
}

function Verdict({ review, onChoose }: { review: Review } & Pick<OpenReviewProps, 'onChoose'>): ReactElement {
  const { viewer } = useViewer();
  if (viewer && isOwnSubmission(viewer.id, review.learner.id)) {
    return <p className={styles.nothing}>{ownSubmissionText}</p>;
  }
  return <VerdictBar onChoose={onChoose} />;
}

function Head({ learner, certification }: Pick<WaitingReview, 'learner' | 'certification'>): ReactElement {
  const { viewer } = useViewer();
  return (
    <header className={styles.head}>
      <p className={styles.certification}>{certification.name}</p>
      <h2 id={reviewHeadingId} tabIndex={-1} className={styles.title}>
        <LinkedName name={learner.name} href={memberAddress(viewer?.role ?? null, learner.id)} />
      </h2>
      <p className={styles.email}>{learner.email}</p>
    </header>
  );
}

function SheetSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading the submission" className={styles.part ?? ''}>
      <Skeleton shape="block" height="64px" />
      <SkeletonText lines={4} />
      <Skeleton shape="drawing" height="160px" />
    </SkeletonGroup>
  );
}
