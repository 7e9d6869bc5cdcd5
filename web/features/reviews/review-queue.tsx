import type { WaitingReview } from '@chalkline/contract/reviews';
import { isOwnSubmission } from '@chalkline/domain/certifications/review';
import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { ListRow, ListRows } from '../../ui/list-row.tsx';
import { AgeBadge } from './age-badge.tsx';

export interface ReviewQueueProps {
  readonly waiting: readonly WaitingReview[];
  readonly shownId: string | undefined;
  addressOf(submissionId: string): string;
}

/** The submissions that are waiting for a decision, oldest first. */
export function ReviewQueue({ waiting, shownId, addressOf }: ReviewQueueProps): ReactElement {
  const { viewer } = useViewer();
  return (
    <ListRows label="Waiting for review, the oldest first">
      {waiting.map(({ id, learner, certification, ...age }) => (
        <ListRow
          key={id}
          href={addressOf(id)}
          isCurrent={id === shownId}
          title={learner.name}
          context={certification.name}
        >
          <AgeBadge {...age} />
          {viewer && isOwnSubmission(viewer.id, learner.id) ? (
            <Badge>Yours: someone else decides</Badge>
          ) : null}
        </ListRow>
      ))}
    </ListRows>
  );
}
