import type { ReactElement } from 'react';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import styles from './ticket-queue.module.css';

const rows = ['first', 'second', 'third', 'fourth'] as const;

export function QueueSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading tickets" className={styles.group ?? ''}>
      <Skeleton width="140px" height="30px" />
      {rows.map((row) => (
        <Skeleton key={row} shape="block" height="88px" />
      ))}
    </SkeletonGroup>
  );
}
