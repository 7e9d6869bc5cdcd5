import type { WaitingReview } from '@chalkline/contract/reviews';
import type { ReactElement } from 'react';
import { AgeBadge } from './age-badge.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './reviews.module.css';

export interface WaitingListProps {
  readonly waiting: readonly WaitingReview[];
  readonly shownId: string | undefined;
  addressOf(submissionId: string): string;
}

/** The queue, oldest first. */
export function WaitingList({ waiting, shownId, addressOf }: WaitingListProps): ReactElement {
  return (
    <ol className={styles.rows} aria-label="Waiting for review, the oldest first">
      {waiting.map(({ id, learner, certification, ...age }) => (
        <ReviewRow
          key={id}
          href={addressOf(id)}
          isCurrent={id === shownId}
          learner={learner.name}
          certification={certification.name}
        >
          <AgeBadge {...age} />
        </ReviewRow>
      ))}
    </ol>
  );
}
