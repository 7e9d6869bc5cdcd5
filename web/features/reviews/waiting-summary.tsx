import type { WaitingReview } from '@chalkline/contract/reviews';
import { ageLabel } from '@chalkline/domain/certifications/review-age';
import { writeReviewsUrlState } from '@chalkline/domain/certifications/reviews-url-state';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { reviewsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TallyCard } from '../../ui/tally-card.tsx';

/** How many submissions are waiting and for how long, with a link to them. */
export function WaitingSummary(): ReactElement {
  const { data: waiting, error, isFetching, refetch } = useResource(reviewsResource);
  if (error && !waiting) {
    return (
      <ErrorState title="We couldn't load the reviews" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!waiting) return <Skeleton shape="block" height="180px" />;
  const [oldest] = waiting;
  if (!oldest) {
    return (
      <EmptyState title="Nothing to review." glyph="award" level={2}>
        Work submitted for a certification appears here, oldest first.
      </EmptyState>
    );
  }
  return <Waiting waiting={waiting} oldest={oldest} />;
}

/** Links to the submission itself, because on a phone the plain address shows the list. */
function openedAt({ id }: WaitingReview): string {
  return `/founder/reviews${writeReviewsUrlState({ isDecided: false, submissionId: id, search: '' })}`;
}

interface WaitingProps {
  readonly waiting: readonly WaitingReview[];
  readonly oldest: WaitingReview;
}

function Waiting({ waiting, oldest }: WaitingProps): ReactElement {
  const overdue = waiting.filter(({ isOverdue }) => isOverdue).length;
  return (
    <TallyCard
      title="Reviews"
      count={waiting.length}
      unit={waiting.length === 1 ? 'is waiting for you' : 'are waiting for you'}
      alert={overdue > 0 ? <Badge tone="danger">{overdue} overdue</Badge> : null}
      action={
        <Link href={openedAt(oldest)} asChild>
          <ButtonLink variant="marker">Review the oldest</ButtonLink>
        </Link>
      }
    >
      The oldest: {oldest.learner.name}, {oldest.certification.name}. {ageLabel(oldest.workingDays)}.
    </TallyCard>
  );
}
