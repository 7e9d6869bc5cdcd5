import type { DecidedReview } from '@chalkline/contract/reviews';
import { decisionLabels, longestReviewSearch } from '@chalkline/domain/certifications/review';
import { searchPauseMilliseconds } from '@chalkline/domain/courses/catalogue';
import type { ReactElement } from 'react';
import { decidedReviewsResource } from '../../api/console-resources.ts';
import { Day } from '../../api/day.tsx';
import { usePagedResource } from '../../api/paged-resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ListRow, ListRows } from '../../ui/list-row.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { ReviewsNavigation } from './reviews-navigation.ts';

/** Past decisions, latest first, with a search by learner. */
export function DecidedList({ navigation }: { navigation: ReviewsNavigation }): ReactElement {
  const { search } = navigation.urlState;
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
      <DecidedPages key={search} navigation={navigation} />
    </Stack>
  );
}

const failure = "We couldn't load the decisions";

function DecidedPages({ navigation }: { navigation: ReviewsNavigation }): ReactElement {
  const { search } = navigation.urlState;
  const { pages, more, error, isFetching, refetch } = usePagedResource((after) =>
    decidedReviewsResource(search, after),
  );
  if (error && !pages) return <ErrorState title={failure} onRetry={refetch} retrying={isFetching} />;
  if (!pages) return <SkeletonRows label="Loading decisions" rows={3} height="104px" />;
  if (pages[0]?.reviews.length === 0) return <NoDecisions search={search} />;
  return (
    <PagedList pages={pages} more={more} failureTitle={failure} moreLabel="Show earlier ones">
      {({ reviews }, isContinued) => (
        <ListRows label={isContinued ? 'Earlier decisions' : 'Decided, the latest first'}>
          {reviews.map((review) => (
            <DecidedRow key={review.id} review={review} navigation={navigation} />
          ))}
        </ListRows>
      )}
    </PagedList>
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
    <ListRow
      href={navigation.addressOf({ submissionId: id })}
      isCurrent={id === navigation.urlState.submissionId}
      title={learner.name}
      context={certification.name}
    >
      <Badge
        tone={isAwarded ? 'marker' : 'neutral'}
        icon={<Glyph name={isAwarded ? 'check' : 'edit'} size={16} />}
      >
        {decisionLabels[outcome.decision]}
      </Badge>
      <Day at={outcome.decidedAt} />
    </ListRow>
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
