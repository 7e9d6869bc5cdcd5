import { addressOf, certificatePagePath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import {
  alreadyDecided,
  isOwnSubmission,
  ownSubmissionText,
  refuseVerdict,
  type Verdict,
} from '@chalkline/domain/certifications/review';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../db/email-content.ts';
import { certificationSubmissions, certifications, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { issueCertificate } from '../certificates/index.ts';
import { awardedEmail, changesRequestedEmail, type SubmittedWork } from './emails.ts';
import { findReview } from './review-queries.ts';

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
  const refusal = refuseVerdict(wanted);
  if (refusal) throw refused(refusal);
  const { submissionId, reviewer, decision } = wanted;
  const verdict = { decision, feedback: wanted.feedback.trim() };
  const decidedAt = now();
  await db.transaction(async (tx) => {
    const { learner, ...submitted } = await workOf(tx, submissionId);
    if (isOwnSubmission(reviewer.id, learner.id)) throw new Refusal('forbidden', ownSubmissionText);
    const isFirst = await decideIfOpen(tx, submissionId, { ...verdict, decidedAt, decidedBy: reviewer.id });
    if (!isFirst) throw await tooLate(tx, submissionId, decidedAt);
    await recordAction(tx, {
      actorId: reviewer.id,
      action: decision === 'awarded' ? 'submission.award' : 'submission.ask-for-changes',
      subject: `submission:${submissionId}`,
      before: { decision: null },
      after: { decision, decidedAt: decidedAt.toISOString() },
    });
    const work = { ...submitted, learner, feedback: verdict.feedback };
    await mail.enqueue(tx, decision === 'awarded' ? await awarded(tx, work) : changesRequestedEmail(work));
  });
}

/** An award creates the certificate, and the email links to it. */
async function awarded(tx: Database, work: SubmittedWork & { readonly feedback: string }): Promise<Mail> {
  const { token } = await issueCertificate(tx, work.submissionId);
  return awardedEmail({ ...work, certificatePath: addressOf(certificatePagePath, { token }) });
}

type Ending = Required<
  Pick<typeof certificationSubmissions.$inferInsert, 'decision' | 'feedback' | 'decidedAt' | 'decidedBy'>
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
  const { id, email, firstName, lastName, name } = users;
  const [row] = await tx
    .select({ certification: certifications.name, learner: { id, email, firstName, lastName, name } })
    .from(certificationSubmissions)
    .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .innerJoin(users, eq(id, certificationSubmissions.userId))
    .where(eq(certificationSubmissions.id, submissionId));
  return { submissionId, ...orNotFound(row, 'This submission') };
}
