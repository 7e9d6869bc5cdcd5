import { z } from 'zod';

/** Work that waits for review, as the queue lists it. */
export const waitingReviewSchema = z
  .object({
    id: z.uuid(),
    learner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    certification: z.object({ id: z.int(), name: z.string(), icon: z.string() }),
    submittedAt: z.iso.datetime(),
    /** How old it is, in whole working days. */
    workingDays: z.int(),
    isOverdue: z.boolean(),
  })
  .meta({ id: 'WaitingReview' });

export type WaitingReview = z.infer<typeof waitingReviewSchema>;
