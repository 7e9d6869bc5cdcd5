import type { DecidedReview } from '@chalkline/contract/reviews';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import { decisionLabel, longestReviewSearch } from '@chalkline/domain/certification/review';
import { searchPauseMilliseconds } from '@chalkline/domain/learning/catalogue';
import { type ReactElement, useState } from 'react';
import { decidedReviewsResource } from '../../api/console-resources.ts';
import { useLatestResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './reviews.module.css';
import type { ReviewsNavigation } from './reviews-navigation.ts';

/** Past decisions, the latest first, to be looked up by whose they are. */
export function DecidedList({ navigation }: { navigation: ReviewsNavigation }): ReactElement {
  const { search } = navigation.place;
  return (
    <Stack gap={16}>
      <SearchBox
        label="Look up decisions by name or email"
        placeholder="Name or email"
        maxLength={longestReviewSearch}
        value={search}
        pauseMilliseconds={searchPauseMilliseconds}
        onSearch={(wanted) => navigation.go({ search: wanted, submissionId: undefined }, { replace: true })}
      />
      <DecidedPage key={search} navigation={navigation} />
    </Stack>
  );
}

/** As many as come at once; those after them are shown below when they are wanted. */
function DecidedPage({
  navigation,
  after,
}: {
  navigation: ReviewsNavigation;
  after?: string | undefined;
}): ReactElement {
  const { place } = navigation;
  const [isMoreWanted, setMoreWanted] = useState(false);
  const { data, error, isFetching, refetch } = useLatestResource(decidedReviewsResource(place.search, after));
  if (error && !data) {
    return (
      <ErrorState
        title="The decisions could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonRows label="Loading decisions" rows={3} height="104px" />;
  if (data.reviews.length === 0 && !after) return <NoDecisions search={place.search} />;
  return (
    <>
      <ol className={styles.rows} aria-label="Decided, the latest first">
        {data.reviews.map((review) => (
          <DecidedRow key={review.id} review={review} navigation={navigation} />
        ))}
      </ol>
      {data.next && !isMoreWanted ? (
        <Button onClick={() => setMoreWanted(true)}>Show earlier ones</Button>
      ) : null}
      {data.next && isMoreWanted ? <DecidedPage navigation={navigation} after={data.next} /> : null}
    </>
  );
}

function DecidedRow({
  review,
  navigation,
}: {
  review: DecidedReview;
  navigation: ReviewsNavigation;
}): ReactElement {
  const { id, learner, certification, outcome } = review;
  const isAwarded = outcome.decision === 'awarded';
  return (
    <ReviewRow
      href={navigation.addressOf({ submissionId: id })}
      isCurrent={id === navigation.place.submissionId}
      learner={learner.name}
      certification={certification.name}
    >
      <Badge
        tone={isAwarded ? 'marker' : 'neutral'}
        icon={<Glyph name={isAwarded ? 'check' : 'edit'} size={16} />}
      >
        {decisionLabel(outcome.decision)}
      </Badge>
      {longDate(dayOf(outcome.decidedAt))}
    </ReviewRow>
  );
}

function NoDecisions({ search }: { search: string }): ReactElement {
  if (search) {
    return (
      <EmptyState title="No decision found" glyph="search">
        No decisions for anyone whose name or email contains “{search}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing has been decided yet" glyph="award">
      Awards and requests for changes appear here, with who decided and when.
    </EmptyState>
  );
}
