import type { ContentItem } from '@chalkline/contract/founder-content';
import { momentLabel } from '@chalkline/domain/learning/moment';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { contentVersionsResource } from '../../../api/content-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionsAddress } from '../content-place.ts';
import { savedWords } from './version-words.ts';
import styles from './versions.module.css';

interface VersionListProps {
  readonly item: ContentItem;
  readonly shown: number;
}

/** The history, the newest first. */
export function VersionList({ item, shown }: VersionListProps): ReactElement {
  return (
    <ol className={styles.list} aria-label="Versions, the newest first">
      <VersionPage item={item} shown={shown} />
    </ol>
  );
}

function VersionPage({ item, shown, after }: VersionListProps & { after?: string }): ReactElement {
  const { kind, id } = item;
  const [isMoreWanted, setMoreWanted] = useState(false);
  const { data, error, isFetching, refetch } = useResource(contentVersionsResource(kind, id, after));
  if (error && !data) {
    return (
      <li>
        <ErrorState
          title="The versions could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <Skeleton shape="block" height="240px" />
      </li>
    );
  }
  return (
    <>
      {data.versions.map((one) => (
        <li key={one.version}>
          <Link
            href={versionsAddress(kind, id, one.version)}
            className={styles.version}
            aria-current={one.version === shown ? 'true' : undefined}
          >
            <span className={styles.number}>
              Version {one.version}
              {one.version === item.version ? ' · newest' : ''}
            </span>
            <span>{savedWords(one)}</span>
            <time dateTime={one.savedAt} className={styles.when}>
              {momentLabel(one.savedAt)}
            </time>
          </Link>
        </li>
      ))}
      {data.next && !isMoreWanted ? (
        <li>
          <Button size="small" onClick={() => setMoreWanted(true)}>
            Show earlier ones
          </Button>
        </li>
      ) : null}
      {data.next && isMoreWanted ? <VersionPage item={item} shown={shown} after={data.next} /> : null}
    </>
  );
}
