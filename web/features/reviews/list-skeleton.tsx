import type { ReactElement } from 'react';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './reviews.module.css';

export function ListSkeleton({ label }: { label: string }): ReactElement {
  return (
    <SkeletonGroup label={label} className={styles.rows ?? ''}>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} shape="block" height="104px" />
      ))}
    </SkeletonGroup>
  );
}
