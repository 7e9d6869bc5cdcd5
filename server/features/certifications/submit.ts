import { fullName } from '@chalkline/domain/account/person-name';
import { refuseSubmission, type Submission } from '@chalkline/domain/certifications/submission';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions, certifications } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { findPerson } from '../auth/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { lockedProgressRecords } from '../progress/index.ts';
import { siteSettings } from '../site/index.ts';
import { newSubmissionEmail, receivedEmail } from './emails.ts';
import { availabilityOf, certificationCourses, holdsAward } from './queries.ts';

export interface NewSubmission extends Submission {
  readonly userId: string;
  readonly certificationId: number;
  readonly submittedAt: Date;
}

type Dependencies = Pick<AppContext, 'db' | 'mail' | 'founderEmails'>;

/**
 * Submits work for review. Of several at once, one is accepted: the database allows one open submission per
 * person and certification.
 */
export async function submitAssessment(context: Dependencies, submission: NewSubmission): Promise<void> {
  const { userId, certificationId, submittedAt } = submission;
  refuseIncomplete(submission);
  await context.db.transaction(async (tx) => {
    const all = availabilityOf(await certificationCourses(tx), await lockedProgressRecords(tx, userId));
    const availability = all.find((one) => one.certificationId === certificationId);
    if (!orNotFound(availability, 'This certification').isAvailable) {
      throw new Refusal(
        'conflict',
        'Complete the course first, then you can submit work for this certification.',
      );
    }
    const [taken] = await tx
      .insert(certificationSubmissions)
      .values({
        userId,
        certificationId,
        projectUrl: submission.projectUrl.trim(),
        videoUrl: submission.videoUrl.trim(),
        comments: submission.comments.trim(),
        submittedAt,
      })
      .onConflictDoNothing()
      .returning({ id: certificationSubmissions.id });
    if (!taken) throw new Refusal('conflict', 'Your last submission is still under review.');
    await refuseEarned(tx, submission);
    await announce(tx, context, taken.id, submission);
  });
}

/** Checked after the insert, which waits for a simultaneous award of the previous one. */
async function refuseEarned(tx: Database, { userId, certificationId }: NewSubmission): Promise<void> {
  if (await holdsAward(tx, userId, certificationId)) {
    throw new Refusal('conflict', "You've already earned this certification.");
  }
}

/** Tells the learner that the work was received, and the founders that it waits for review. */
async function announce(
  tx: Database,
  { mail, founderEmails }: Dependencies,
  submissionId: string,
  submission: NewSubmission,
): Promise<void> {
  const [certification] = await tx
    .select({ name: certifications.name })
    .from(certifications)
    .where(eq(certifications.id, submission.certificationId));
  const work = {
    submissionId,
    submission,
    submittedAt: submission.submittedAt,
    certification: orNotFound(certification, 'This certification').name,
    learner: orNotFound(await findPerson(tx, submission.userId), 'This person'),
    reviewer: (await siteSettings(tx)).founder.name,
  };
  await mail.enqueue(tx, receivedEmail(work));
  for (const email of founderEmails) await mail.enqueue(tx, newSubmissionEmail(work, email));
  await notifyStaff(tx, {
    founderEmails,
    area: 'reviews',
    about: submission.userId,
    event: `submission:${submissionId}:new`,
    at: submission.submittedAt,
    type: 'submission_received',
    parameters: { submissionId, learner: fullName(work.learner), certification: work.certification },
  });
}

function refuseIncomplete(submission: Submission): void {
  const refusal = refuseSubmission(submission);
  if (refusal) throw refused(refusal);
}
