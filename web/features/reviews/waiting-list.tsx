import type { WaitingReview } from '@chalkline/contract/reviews';
import { isOwnSubmission } from '@chalkline/domain/certifications/review';
import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Badge } from '../../ui/badge.tsx';
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
  const { viewer } = useViewer();
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
          {viewer && isOwnSubmission(viewer.id, learner.id) ? (
            <Badge>Yours: someone else decides</Badge>
          ) : null}
        </ReviewRow>
      ))}
    </ol>
  );
}
