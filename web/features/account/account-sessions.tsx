import { type ReactElement, useRef } from 'react';
import { sessionsResource } from '../../api/account-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './card-with-list.module.css';
import { SessionRow } from './session-row.tsx';

/** The browsers in which the learner is signed in. */
export function AccountSessions(): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="sessions-title" padded={false}>
      <div className={styles.head}>
        <h2 id="sessions-title" ref={heading} tabIndex={-1} className={styles.title}>
          Sessions
        </h2>
        <p className={styles.hint}>Browsers that are signed in to your account.</p>
      </div>
      {/* Moves the focus, because the row that had it disappears with its session. */}
      <Sessions onEnded={() => heading.current?.focus()} />
    </Card>
  );
}

function Sessions({ onEnded }: { onEnded: () => void }): ReactElement {
  const { data: sessions, error, isFetching, refetch } = useResource(sessionsResource);
  return (
    <>
      {error ? (
        <div className={styles.failure}>
          <ErrorState
            title="We couldn't load your sessions"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      ) : null}
      {sessions || error ? null : <SessionsSkeleton />}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
    </>
  );
}

function SessionsSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading your sessions" className={styles.loading ?? ''}>
      <Skeleton width="50%" />
      <Skeleton width="80%" />
    </SkeletonGroup>
  );
}
