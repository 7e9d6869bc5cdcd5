import { ticketStatuses } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './board-skeleton.module.css';

/** The number of placeholder cards per column. */
const cards = { Idea: 2, Priority: 1, 'In Progress': 1, Completed: 2 } as const;

export function BoardSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading your tickets" className={styles.board ?? ''}>
      {ticketStatuses.map((status) => (
        <div key={status} className={styles.column}>
          <Skeleton width="55%" height="28px" />
          <SkeletonText lines={2} />
          {Array.from({ length: cards[status] }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
            <Skeleton key={index} shape="block" height="168px" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
