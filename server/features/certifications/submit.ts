import { refuseSubmission, type Submission } from '@chalkline/domain/certification/submission';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions } from '../../db/schema.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { progressRecords } from '../progress/queries.ts';
import { availabilityOf, certificationCourses, userCertifications } from './queries.ts';

export interface NewSubmission extends Submission {
  readonly userId: string;
  readonly certificationId: number;
  readonly submittedAt: Date;
}

/** Hands in work for review. Of several at once, one is taken: the database keeps one open a person. */
export async function submitAssessment(db: Database, submission: NewSubmission): Promise<void> {
  const { userId, certificationId, submittedAt } = submission;
  refuseIncomplete(submission);
  await db.transaction(async (tx) => {
    const all = availabilityOf(await certificationCourses(tx), await progressRecords(tx, userId));
    const availability = all.find((one) => one.certificationId === certificationId);
    if (!found(availability, 'This certification').isAvailable) {
      throw new Refusal('conflict', 'Finish the course first: this certification is not open to you yet.');
    }
    const before = (await userCertifications(tx, userId)).find(
      (one) => one.certificationId === certificationId,
    );
    if (before?.isEarned) throw new Refusal('conflict', 'You have earned this certification already.');
    const taken = await tx
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
    if (taken.length === 0) throw new Refusal('conflict', 'Your last submission is under review.');
  });
}

function refuseIncomplete(submission: Submission): void {
  const refusal = refuseSubmission(submission);
  if (refusal) throw new Refusal('invalid', refusal.message, [refusal]);
}
