import type { ContentItem, ContentVersions } from '@chalkline/contract/founder-content';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { contentVersionsResource } from '../../../api/content-resources.ts';
import { type Reading, useResource } from '../../../api/resource.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MoreButton, useFocusOnFirst } from '../../../ui/more-button.tsx';
import { MorePages } from '../../../ui/more-pages.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionsAddress } from '../content-url-state.ts';
import { savedLabel } from './version-labels.ts';
import styles from './versions.module.css';

interface VersionListProps {
  readonly item: ContentItem;
  readonly shown: number;
  onChoose(): void;
}

/** The history, the newest first. */
export function VersionList(props: VersionListProps): ReactElement {
  const { kind, id } = props.item;
  const reading = useResource(contentVersionsResource(kind, id));
  const { data, error } = reading;
  return (
    <ol className={styles.list} aria-label="Versions, the newest first">
      {data ? <VersionPage {...props} data={data} isFollowing={false} /> : null}
      {data ? null : <li>{error ? <Failure {...reading} /> : <Skeleton shape="block" height="240px" />}</li>}
    </ol>
  );
}

interface VersionPageProps extends VersionListProps {
  readonly data: ContentVersions;
  readonly isFollowing: boolean;
}

function VersionPage({ data, isFollowing, ...list }: VersionPageProps): ReactElement {
  const { item, shown, onChoose } = list;
  const first = useFocusOnFirst<HTMLLIElement>(isFollowing);
  return (
    <>
      {data.versions.map((one, index) => (
        <li key={one.version} ref={index === 0 ? first : undefined}>
          <Link
            href={versionsAddress(item.kind, item.id, one.version)}
            className={styles.version}
            onClick={onChoose}
            aria-current={one.version === shown ? 'true' : undefined}
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
      ))}
      <MorePages
        after={data.next}
        frame={(button) => <li>{button}</li>}
        pageAfter={(after) => <EarlierPage {...list} after={after} />}
      />
    </>
  );
}

function EarlierPage({ after, ...list }: VersionListProps & { after: string }): ReactElement {
  const reading = useResource(contentVersionsResource(list.item.kind, list.item.id, after));
  const { data, error } = reading;
  if (data) return <VersionPage {...list} data={data} isFollowing />;
  return <li>{error ? <Failure {...reading} /> : <MoreButton loading onMore={() => undefined} />}</li>;
}

function Failure({ refetch, isFetching }: Reading<ContentVersions>): ReactElement {
  return (
    <ErrorState
      title="The versions could not be loaded"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
