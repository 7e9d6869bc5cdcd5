import type { ContentList, ContentSummary } from '@chalkline/contract/founder-content';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import type { ContentFilter } from '@chalkline/domain/content/content-filter';
import { canBePublished } from '@chalkline/domain/content/content-kinds';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { contentListResource } from '../../../api/content-resources.ts';
import { type LatestReading, useLatestResource } from '../../../api/resource.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { MoreButton, useFocusOnFirst } from '../../../ui/more-button.tsx';
import { MorePages } from '../../../ui/more-pages.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { itemAddress, versionsAddress } from '../content-url-state.ts';
import { kindLabels } from '../kind-labels.ts';
import { StateBadge } from '../state-badge.tsx';
import { savedLabel } from '../versions/version-labels.ts';
import styles from './content-rows.module.css';

/** As many as come at once; those after them are shown below when they are wanted. */
export function ContentRows({ filter }: { filter: ContentFilter }): ReactElement {
  const reading = useLatestResource(contentListResource(filter));
  const { data, error } = reading;
  const { many } = kindLabels[filter.kind];
  if (error && !data) return <Failure {...reading} many={many} />;
  if (!data) return <SkeletonRows label={`Loading ${many.toLowerCase()}`} height="72px" />;
  if (data.items.length === 0) return <NothingThere filter={filter} />;
  return <Page data={data} filter={filter} isFollowing={false} />;
}

interface PageProps {
  readonly data: ContentList;
  readonly filter: ContentFilter;
  readonly isFollowing: boolean;
}

function Page({ data, filter, isFollowing }: PageProps): ReactElement {
  const list = useFocusOnFirst<HTMLUListElement>(isFollowing);
  const { many } = kindLabels[filter.kind];
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={isFollowing ? `More ${many.toLowerCase()}` : many}>
        {data.items.map((item) => (
          <ContentRow key={item.id} item={item} />
        ))}
      </ul>
      <MorePages
        after={data.next}
        frame={(button) => <div className={styles.more}>{button}</div>}
        pageAfter={(after) => <NextPage filter={filter} after={after} />}
      />
    </>
  );
}

function NextPage({ filter, after }: { filter: ContentFilter; after: string }): ReactElement {
  const reading = useLatestResource(contentListResource({ ...filter, after }));
  const { data, error } = reading;
  if (data) return <Page data={data} filter={filter} isFollowing />;
  return (
    <div className={styles.more}>
      {error ? (
        <Failure {...reading} many={kindLabels[filter.kind].many} />
      ) : (
        <MoreButton loading onMore={() => undefined} />
      )}
    </div>
  );
}

interface FailureProps extends Pick<LatestReading<ContentList>, 'refetch' | 'isFetching'> {
  readonly many: string;
}

function Failure({ many, refetch, isFetching }: FailureProps): ReactElement {
  return (
    <ErrorState title={`${many} could not be loaded`} onRetry={() => void refetch()} retrying={isFetching} />
  );
}

function ContentRow({ item }: { item: ContentSummary }): ReactElement {
  const { kind, id, title, state, hasDraft, savedAt } = item;
  const isDeleted = state === 'deleted';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link href={isDeleted ? versionsAddress(kind, id) : itemAddress(kind, id)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.place}>{placeOf(item)}</p>
      </div>
      <p className={styles.badges}>
        {hasDraft ? <Badge icon={<Glyph name="edit" size={16} />}>Your draft</Badge> : null}
        {canBePublished(kind) || isDeleted ? <StateBadge item={item} /> : null}
      </p>
      <p className={styles.saved}>
        {savedLabel(item)}
        <time dateTime={savedAt}>{momentLabel(savedAt)}</time>
      </p>
    </li>
  );
}

/** What tells items of the same kind apart. */
function placeOf({ kind, publicPath, slug, category, day }: ContentSummary): string {
  const parts = [category, publicPath ?? slug, kind === 'post' && day ? longDate(day) : null];
  return parts.filter((part) => part !== null).join(' · ');
}

function NothingThere({ filter }: { filter: ContentFilter }): ReactElement {
  const { many, glyph, empty } = kindLabels[filter.kind];
  if (filter.search) {
    return (
      <EmptyState title={`No ${many.toLowerCase()} found`} glyph="search" level={2}>
        None contains “{filter.search}”.
      </EmptyState>
    );
  }
  if (filter.isDeleted) {
    return (
      <EmptyState title={`No deleted ${many.toLowerCase()}`} glyph="trash" level={2}>
        Deleted items appear here, and you can restore them.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No ${many.toLowerCase()} yet`} glyph={glyph} level={2}>
      {empty}
    </EmptyState>
  );
}
