import type { ReactElement } from 'react';
import { teamResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AddForm } from './add-form.tsx';
import styles from './team.module.css';
import { TeamRow } from './team-row.tsx';

/** The team, and a form to add someone. */
export function Team(): ReactElement {
  return (
    <div className={styles.columns}>
      <People />
      <AddForm />
    </div>
  );
}

function People(): ReactElement {
  const { data: team, error, isFetching, refetch } = useResource(teamResource);
  if (error && !team) {
    return (
      <ErrorState title="We couldn't load the team" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!team) {
    return (
      <SkeletonGroup label="Loading the team">
        <Skeleton shape="block" height="180px" />
      </SkeletonGroup>
    );
  }
  return (
    <Card padded={false}>
      <ul className={styles.list} aria-label="Team, founders first">
        {team.map((person) => (
          <TeamRow key={person.id ?? person.email} person={person} />
        ))}
      </ul>
    </Card>
  );
}
