import type { WaitingReview } from '@chalkline/contract/reviews';
import { ageLabel } from '@chalkline/domain/certification/review-age';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { reviewsResource } from '../../api/resources.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './waiting-summary.module.css';

/** How much waits for review and for how long, with the way to it. */
export function WaitingSummary(): ReactElement {
  const { data: waiting, error, isFetching, refetch } = useResource(reviewsResource);
  if (error && !waiting) {
    return (
      <ErrorState
        title="The reviews could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!waiting) return <Skeleton shape="block" height="180px" />;
  const [oldest] = waiting;
  if (!oldest) {
    return (
      <EmptyState title="Nothing waits for review." glyph="award" level={2}>
        What learners hand in for a certification stands here, the oldest first.
      </EmptyState>
    );
  }
  return <Waiting waiting={waiting} oldest={oldest} />;
}

interface WaitingProps {
  readonly waiting: readonly WaitingReview[];
  readonly oldest: WaitingReview;
}

function Waiting({ waiting, oldest }: WaitingProps): ReactElement {
  const overdue = waiting.filter(({ isOverdue }) => isOverdue).length;
  return (
    <Card as="section" aria-labelledby="reviews-waiting" className={styles.card}>
      <h2 id="reviews-waiting" className={styles.title}>
        Reviews
      </h2>
      <p className={styles.count}>
        <strong>{waiting.length}</strong> {waiting.length === 1 ? 'waits' : 'wait'} for you
      </p>
      {overdue > 0 ? <Badge tone="danger">{overdue} overdue</Badge> : null}
      <p className={styles.oldest}>
        The oldest: {oldest.learner.name}, {oldest.certification.name}.{' '}
        <span className={styles.age}>{ageLabel(oldest.workingDays)}.</span>
      </p>
      <Link href="/founder/reviews" asChild>
        <ButtonLink variant="marker">Review the oldest</ButtonLink>
      </Link>
    </Card>
  );
}
