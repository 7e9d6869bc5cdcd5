import type { ContentItem, ContentVersions } from '@chalkline/contract/founder-content';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { contentVersionsResource } from '../../../api/content-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { usePagedResource } from '../../../api/paged-resource.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionsAddress } from '../content-url-state.ts';
import { savedLabel } from './version-labels.ts';
import styles from './versions.module.css';

interface VersionListProps {
  readonly item: ContentItem;
  readonly shown: number;
  onChoose(): void;
}

const failure = "We couldn't load the versions";

/** The history, newest first. */
export function VersionList({ item, shown, onChoose }: VersionListProps): ReactElement {
  const { kind, id } = item;
  const { pages, more, error, isFetching, refetch } = usePagedResource((after) =>
    contentVersionsResource(kind, id, after),
  );
  if (error && !pages) return <ErrorState title={failure} onRetry={refetch} retrying={isFetching} />;
  if (!pages) return <Skeleton shape="block" height="240px" />;
  return (
    <PagedList pages={pages} more={more} failureTitle={failure}>
      {({ versions }, isContinued) => (
        <ol
          className={styles.list}
          aria-label={isContinued ? 'Earlier versions' : 'Versions, the newest first'}
        >
          {versions.map((one) => (
            <VersionRow
              key={one.version}
              item={item}
              one={one}
              isShown={one.version === shown}
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

interface VersionRowProps extends Pick<VersionListProps, 'item' | 'onChoose'> {
  readonly one: ContentVersions['versions'][number];
  readonly isShown: boolean;
}

function VersionRow({ item, one, isShown, onChoose }: VersionRowProps): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <li>
      <Link
        href={versionsAddress(item.kind, item.id, one.version)}
        className={styles.version}
        onClick={onChoose}
        aria-current={isShown ? 'true' : undefined}
      >
        <span className={styles.number}>
          Version {one.version}
          {one.version === item.version ? ' · newest' : ''}
        </span>
        <span>{savedLabel(one)}</span>
        <time dateTime={one.savedAt} className={styles.when}>
          {momentLabel(one.savedAt)}
        </time>
      </Link>
    </li>
  );
}
