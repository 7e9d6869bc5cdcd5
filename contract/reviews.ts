import { longestReviewSearch, reviewDecisions } from '@chalkline/domain/certifications/review';
import { longestCheckComment, mostResults } from '@chalkline/domain/certifications/rubric';
import { z } from 'zod';
import { reviewedCheckSchema, rubricCheckSchema } from './build-checks.ts';
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

const reviewedOutcomeSchema = outcomeSchema.extend({ checks: z.array(reviewedCheckSchema) });

const workSchema = z.object({
  id: z.uuid(),
  projectUrl: z.string(),
  videoUrl: z.string(),
  comments: z.string(),
  submittedAt: z.iso.datetime(),
});

const earlierSubmissionSchema = workSchema
  .extend({ outcome: reviewedOutcomeSchema })
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
    outcome: reviewedOutcomeSchema.nullable(),
    course: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      lessons: z.array(
        z.object({ id: z.int(), orderIndex: z.int(), title: z.string(), isCompleted: z.boolean() }),
      ),
    }),
    snapshots: z.array(snapshotSchema),
    /** The build checks of the course, and what the learner says about them. */
    rubric: z.array(rubricCheckSchema.extend({ isTicked: z.boolean(), snapshotId: z.uuid().nullable() })),
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
const checkResultsSchema = z
  .array(
    z.strictObject({
      lessonId: z.int(),
      checkId: z.string().max(80),
      isPassed: z.boolean(),
      comment: z
        .string()
        .max(4 * longestCheckComment)
        .default(''),
    }),
  )
  .max(mostResults)
  .default([]);

export const awardSchema = z.strictObject({
  note: z.string().max(20_000).default(''),
  checks: checkResultsSchema,
  confirmsOpenChecks: z.boolean().default(false),
});
export const askForChangesSchema = z.strictObject({
  feedback: z.string().max(20_000).default(''),
  checks: checkResultsSchema,
});
