import type { ContentSummary } from '@chalkline/contract/founder-content';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ContentFilter } from '@chalkline/domain/content/content-filter';
import { canBePublished } from '@chalkline/domain/content/content-kinds';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { contentListResource } from '../../../api/content-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { usePagedResource } from '../../../api/paged-resource.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { itemAddress, versionsAddress } from '../content-url-state.ts';
import { kindLabels } from '../kind-labels.ts';
import { StateBadge } from '../state-badge.tsx';
import { savedLabel } from '../versions/version-labels.ts';
import styles from './content-rows.module.css';

/** The items of a kind, page by page. */
export function ContentRows({ filter }: { filter: ContentFilter }): ReactElement {
  const { pages, more, error, isFetching, refetch } = usePagedResource((after) =>
    contentListResource(after === undefined ? filter : { ...filter, after }),
  );
  const { many } = kindLabels[filter.kind];
  const failure = `We couldn't load the ${many.toLowerCase()}`;
  if (error && !pages) return <ErrorState title={failure} onRetry={refetch} retrying={isFetching} />;
  if (!pages) return <SkeletonRows label={`Loading ${many.toLowerCase()}`} height="72px" />;
  if (pages[0]?.items.length === 0) return <NothingThere filter={filter} />;
  return (
    <PagedList pages={pages} more={more} failureTitle={failure}>
      {({ items }, isContinued) => (
        <ul className={styles.rows} aria-label={isContinued ? `More ${many.toLowerCase()}` : many}>
          {items.map((item) => (
            <ContentRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function ContentRow({ item }: { item: ContentSummary }): ReactElement {
  const momentLabel = useMomentLabel();
  const { kind, id, title, state, isFree, hasDraft, savedAt } = item;
  const isDeleted = state === 'deleted';
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link href={isDeleted ? versionsAddress(kind, id) : itemAddress(kind, id)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.place}>{placeOf(item)}</p>
      </div>
      <p className={styles.badges}>
        {isFree ? <Badge tone="success">Free</Badge> : null}
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

/** The details that distinguish items of the same kind. */
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
