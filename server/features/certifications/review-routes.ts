import { reviewsPath } from '@chalkline/contract/addresses';
import { waitingReviewSchema } from '@chalkline/contract/reviews';
import { z } from 'zod';
import type { House } from '../../platform/house.ts';
import { listWaiting } from './review-queries.ts';

const tag = 'Reviews';
const nothing = z.object({});

/** What was handed in, for those who review it. */
export function reviewRoutes({ reads, db, now }: House): void {
  reads.add({
    path: reviewsPath,
    summary: 'What waits for review, the oldest first',
    tag,
    requires: 'staff:reviews',
    parameters: nothing,
    query: nothing,
    reply: z.array(waitingReviewSchema),
    read: () => listWaiting(db, now()),
  });
}
