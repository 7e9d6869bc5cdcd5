import { longestReviewSearch, reviewDecisions } from '@chalkline/domain/certifications/review';
import { z } from 'zod';
import { revocationFactsSchema } from './certificates.ts';
import { snapshotSchema } from './snapshots.ts';

const learnerSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
const certificationSchema = z.object({ id: z.int(), name: z.string(), icon: z.string() });

/** A waiting submission in the queue. */
export const waitingReviewSchema = z
  .object({
    id: z.uuid(),
    learner: learnerSchema,
    certification: certificationSchema,
    submittedAt: z.iso.datetime(),
    /** How old it is, in whole working days. */
    workingDays: z.int(),
    isOverdue: z.boolean(),
  })
  .meta({ id: 'WaitingReview' });

export type WaitingReview = z.infer<typeof waitingReviewSchema>;

/** How a review ended. */
const outcomeSchema = z.object({
  decision: z.enum(reviewDecisions),
  feedback: z.string(),
  decidedAt: z.iso.datetime(),
  /** Null once that account is deleted. */
  decidedBy: z.string().nullable(),
});

export type ReviewOutcome = z.infer<typeof outcomeSchema>;

const workSchema = z.object({
  id: z.uuid(),
  projectUrl: z.string(),
  videoUrl: z.string(),
  comments: z.string(),
  submittedAt: z.iso.datetime(),
});

const earlierSubmissionSchema = workSchema
  .extend({ outcome: outcomeSchema })
  .meta({ id: 'EarlierSubmission' });

export type EarlierSubmission = z.infer<typeof earlierSubmissionSchema>;

/** One submission with everything that is needed to judge it. */
export const reviewSchema = workSchema
  .extend({
    learner: learnerSchema,
    certification: certificationSchema,
    /** Counted up to the decision, or to now while it waits. */
    workingDays: z.int(),
    isOverdue: z.boolean(),
    outcome: outcomeSchema.nullable(),
    course: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      lessons: z.array(
        z.object({ id: z.int(), orderIndex: z.int(), title: z.string(), isCompleted: z.boolean() }),
      ),
    }),
    snapshots: z.array(snapshotSchema),
    /** The certificate of an award; null without one. */
    certificate: z
      .object({ id: z.uuid(), token: z.string(), revocation: revocationFactsSchema.nullable() })
      .nullable(),
    /** The learner's earlier submissions for this certification, the latest first. */
    earlier: z.array(earlierSubmissionSchema),
  })
  .meta({ id: 'Review' });

export type Review = z.infer<typeof reviewSchema>;

/** A past decision in the list. */
const decidedReviewSchema = z
  .object({
    id: z.uuid(),
    learner: learnerSchema,
    certification: certificationSchema,
    submittedAt: z.iso.datetime(),
    outcome: outcomeSchema,
  })
  .meta({ id: 'DecidedReview' });

export type DecidedReview = z.infer<typeof decidedReviewSchema>;

export const decidedReviewsSchema = z
  .object({
    reviews: z.array(decidedReviewSchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'DecidedReviews' });

export type DecidedReviews = z.infer<typeof decidedReviewsSchema>;

export const decidedQuerySchema = z.object({
  search: z.string().trim().max(longestReviewSearch).default(''),
  after: z.string().optional(),
});

/** Only the shape is checked here; the domain has the rules for verdicts. */
export const awardSchema = z.strictObject({ note: z.string().max(20_000).default('') });
export const askForChangesSchema = z.strictObject({ feedback: z.string().max(20_000) });
