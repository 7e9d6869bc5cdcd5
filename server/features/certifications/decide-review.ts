import { addressOf, certificatePagePath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import {
  alreadyDecided,
  isOwnSubmission,
  ownSubmissionText,
  refuseVerdict,
  type Verdict,
} from '@chalkline/domain/certifications/review';
import { type ReviewedCheck, reviewedChecks } from '@chalkline/domain/certifications/rubric';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions, certifications, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { issueCertificate } from '../certificates/index.ts';
import { notify } from '../notifications/index.ts';
import { awardedEmail, changesRequestedEmail, type DecidedWork } from './emails.ts';
import { findReview } from './review-queries.ts';
import { rubricOf } from './rubric-queries.ts';

export interface DecideReview extends Verdict {
  readonly submissionId: string;
  readonly reviewer: Pick<CurrentUser, 'id'>;
}

/**
 * Ends a review. Of several simultaneous decisions the first one counts; the others are refused with its
 * outcome.
 */
export async function decideReview(
  { db, mail, now }: Pick<AppContext, 'db' | 'mail' | 'now'>,
  wanted: DecideReview,
): Promise<void> {
  const { submissionId, reviewer, decision } = wanted;
  const decidedAt = now();
  await db.transaction(async (tx) => {
    const { learner, courseId, ...submitted } = await workOf(tx, submissionId);
    if (isOwnSubmission(reviewer.id, learner.id)) throw new Refusal('forbidden', ownSubmissionText);
    const rubric = await rubricOf(tx, courseId);
    const refusal = refuseVerdict(wanted, rubric);
    if (refusal) throw refused(refusal);
    const verdict = {
      decision,
      feedback: wanted.feedback.trim(),
      checks: reviewedChecks(rubric, wanted.checks),
    };
    const isFirst = await decideIfOpen(tx, submissionId, { ...verdict, decidedAt, decidedBy: reviewer.id });
    if (!isFirst) throw await tooLate(tx, submissionId, decidedAt);
    await recordAction(tx, {
      actorId: reviewer.id,
      action: decision === 'awarded' ? 'submission.award' : 'submission.ask-for-changes',
      subject: `submission:${submissionId}`,
      before: { decision: null },
      after: {
        decision,
        decidedAt: decidedAt.toISOString(),
        checks: passedOf(verdict.checks, rubric.length),
      },
    });
    const work = { ...submitted, learner, feedback: verdict.feedback, checks: verdict.checks };
    if (decision === 'awarded') await award(tx, mail, work, decidedAt);
    else await requestChanges(tx, mail, work, decidedAt);
  });
}

/** "9 of 12 passed", for the audit log. */
function passedOf(checks: readonly ReviewedCheck[], total: number): string {
  return `${checks.filter(({ isPassed }) => isPassed).length} of ${total} passed`;
}

/** An award creates the certificate, and what the learner is told leads to it. */
async function award(tx: Database, mail: Outbox, work: DecidedWork, at: Date): Promise<void> {
  const { submissionId, learner, certification } = work;
  const { token } = await issueCertificate(tx, submissionId);
  await mail.enqueue(
    tx,
    awardedEmail({ ...work, certificatePath: addressOf(certificatePagePath, { token }) }),
  );
  await notify(tx, {
    to: learner.id,
    event: `submission:${submissionId}:awarded`,
    at,
    type: 'certification_awarded',
    parameters: { certification, certificate: token },
  });
}

async function requestChanges(tx: Database, mail: Outbox, work: DecidedWork, at: Date): Promise<void> {
  const { submissionId, learner, certification } = work;
  await mail.enqueue(tx, changesRequestedEmail(work));
  await notify(tx, {
    to: learner.id,
    event: `submission:${submissionId}:changes_requested`,
    at,
    type: 'changes_requested',
    parameters: { certification },
  });
}

type Ending = Required<
  Pick<
    typeof certificationSubmissions.$inferInsert,
    'decision' | 'feedback' | 'checks' | 'decidedAt' | 'decidedBy'
  >
>;

/** The database lets one decision through; a simultaneous one waits and finds it decided. */
async function decideIfOpen(tx: Database, id: string, ending: Ending): Promise<boolean> {
  const decided = await tx
    .update(certificationSubmissions)
    .set(ending)
    .where(and(eq(certificationSubmissions.id, id), isNull(certificationSubmissions.decidedAt)))
    .returning({ id: certificationSubmissions.id });
  return decided.length === 1;
}

async function tooLate(tx: Database, id: string, now: Date): Promise<Refusal> {
  const { outcome } = orNotFound(await findReview(tx, id, now), 'This submission');
  if (!outcome) throw new Error(`Submission ${id} is open and could not be decided.`);
  return new Refusal('conflict', alreadyDecided(outcome));
}

/** What the emails say about the work. */
async function workOf(tx: Database, submissionId: string) {
  const { id, email, firstName, lastName, name, timeZone } = users;
  const [row] = await tx
    .select({
      certification: certifications.name,
      courseId: certifications.courseId,
      learner: { id, email, firstName, lastName, name, timeZone },
    })
    .from(certificationSubmissions)
    .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .innerJoin(users, eq(id, certificationSubmissions.userId))
    .where(eq(certificationSubmissions.id, submissionId));
  return { submissionId, ...orNotFound(row, 'This submission') };
}
