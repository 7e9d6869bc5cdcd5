import {
  askForChangesPath,
  awardReviewPath,
  decidedReviewsPath,
  reviewPath,
  reviewsPath,
} from '@chalkline/contract/console-addresses';
import {
  askForChangesSchema,
  awardSchema,
  decidedQuerySchema,
  decidedReviewsSchema,
  reviewSchema,
  waitingReviewSchema,
} from '@chalkline/contract/reviews';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { decideReview } from './decide-review.ts';
import { decidedKey, findReview, listDecided, listWaiting } from './review-queries.ts';

const tag = 'Reviews';
const oneSubmission = z.object({ submissionId: z.string() });

/** Submissions, for reviewers. */
export function reviewRoutes(context: AppContext): void {
  lists(context);
  verdicts(context);
}

function lists({ reads, db, now }: AppContext): void {
  reads.add({
    path: reviewsPath,
    summary: 'Submissions waiting for review, oldest first',
    tag,
    requires: 'staff:reviews',
    reply: z.array(waitingReviewSchema),
    read: () => listWaiting(db, now()),
  });

  reads.add({
    path: decidedReviewsPath,
    summary: 'Past decisions, the latest first, looked up by the name or email of the learner',
    tag,
    requires: 'staff:reviews',
    query: decidedQuerySchema,
    reply: decidedReviewsSchema,
    read: ({ query: { search, after } }) =>
      listDecided(db, { search, after: endBefore(after, decidedKey, 'This page of decisions') }),
  });

  reads.add({
    path: reviewPath,
    summary: 'One submission with all that there is to judge it by',
    tag,
    requires: 'staff:reviews',
    parameters: oneSubmission,
    reply: reviewSchema,
    read: async ({ parameters }) => {
      const id = orNotFound(parseUuid(parameters.submissionId), 'This submission');
      return orNotFound(await findReview(db, id, now()), 'This submission');
    },
  });
}

function verdicts(context: AppContext): void {
  const { routes } = context;
  const submissionOf = ({ submissionId }: z.output<typeof oneSubmission>) =>
    orNotFound(parseUuid(submissionId), 'This submission');

  routes.add({
    method: 'POST',
    path: awardReviewPath,
    summary: 'Award a certification',
    tag,
    requires: 'staff:reviews',
    parameters: oneSubmission,
    body: awardSchema,
    handle: ({ person: reviewer, parameters, body: { note: feedback, ...judged } }) =>
      decideReview(context, {
        submissionId: submissionOf(parameters),
        reviewer,
        decision: 'awarded',
        feedback,
        ...judged,
      }),
  });

  routes.add({
    method: 'POST',
    path: askForChangesPath,
    summary: 'Send a submission back with what should change',
    tag,
    requires: 'staff:reviews',
    parameters: oneSubmission,
    body: askForChangesSchema,
    handle: ({ person: reviewer, parameters, body: { feedback, checks } }) =>
      decideReview(context, {
        submissionId: submissionOf(parameters),
        reviewer,
        decision: 'changes_asked',
        feedback,
        checks,
        confirmsOpenChecks: false,
      }),
  });
}
