import type { CurrentUser } from '@chalkline/contract/people';
import type { UndoneCompletion } from '@chalkline/contract/progress';
import { requiredToWorkOn } from '@chalkline/domain/access/free-content';
import { refuseUndo, type SubmittedWork } from '@chalkline/domain/progress/undo-completion';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  certificates,
  certificationSubmissions,
  certifications,
  lessonCompletions,
} from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import { findVisibleLesson } from '../courses/index.ts';
import { totalXp } from './queries.ts';

/** Undoing is idempotent: XP is taken back once, however often it is sent. */
export function undoCompletion(
  db: Database,
  learner: CurrentUser,
  lessonId: number,
): Promise<UndoneCompletion> {
  return db.transaction(async (tx) => {
    const lesson = orNotFound(await findVisibleLesson(tx, lessonId, learner), 'This lesson');
    guard(requiredToWorkOn(lesson), learner);
    const [removed] = await tx
      .delete(lessonCompletions)
      .where(and(eq(lessonCompletions.userId, learner.id), eq(lessonCompletions.lessonId, lessonId)))
      .returning({ completedAt: lessonCompletions.completedAt });
    if (removed) await refuseIfNeeded(tx, learner.id, lesson.courseId, removed.completedAt);
    return {
      lessonId,
      courseId: lesson.courseId,
      xpRemoved: removed ? lesson.xpReward : 0,
      totalXp: await totalXp(tx, learner.id),
      alreadyIncomplete: removed === undefined,
    };
  });
}

/**
 * Checked after the row is deleted: the deletion waits for a simultaneous submission, which locks the
 * completions that it relies on. A refusal restores the row.
 */
async function refuseIfNeeded(
  tx: Database,
  userId: string,
  courseId: number,
  completedAt: Date,
): Promise<void> {
  const refusal = refuseUndo(completedAt, await submittedWork(tx, userId, courseId));
  if (refusal) throw refused(refusal);
}

/** What a person has submitted for the certification of a course. */
function submittedWork(db: Database, userId: string, courseId: number): Promise<SubmittedWork[]> {
  return db
    .select({
      submittedAt: certificationSubmissions.submittedAt,
      decision: certificationSubmissions.decision,
      revokedAt: certificates.revokedAt,
    })
    .from(certificationSubmissions)
    .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .leftJoin(certificates, eq(certificates.submissionId, certificationSubmissions.id))
    .where(and(eq(certificationSubmissions.userId, userId), eq(certifications.courseId, courseId)));
}
