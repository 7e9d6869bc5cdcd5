import type { CurrentUser } from '@chalkline/contract/people';
import type { NewSnapshot, Snapshot } from '@chalkline/contract/snapshots';
import type { Viewer } from '@chalkline/domain/access/decide-access';
import { requiredToWorkOn } from '@chalkline/domain/access/free-content';
import { snapshotsPerLesson } from '@chalkline/domain/snapshots/snapshot-file';
import { snapshotLimitText } from '@chalkline/domain/snapshots/snapshot-messages';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { snapshots, users } from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { findVisibleLesson } from '../courses/index.ts';
import { findSnapshot } from './queries.ts';
import { takeUpload } from './take-upload.ts';

/** Attaches an uploaded picture to a lesson. Of many attempts to use the same picture, one succeeds. */
export function createSnapshot(
  db: Database,
  learner: Viewer & Pick<CurrentUser, 'id'>,
  wanted: NewSnapshot,
  now: Date,
): Promise<Snapshot> {
  const { lessonId, courseId, caption = '' } = wanted;
  const userId = learner.id;
  return db.transaction(async (tx) => {
    const lesson = orNotFound(await findVisibleLesson(tx, lessonId, learner), 'This lesson');
    guard(requiredToWorkOn(lesson), learner);
    if (wanted.userId !== userId) throw new Refusal('forbidden', 'A snapshot can only be your own.');
    if (lesson.courseId !== courseId) throw otherCourse();
    await refuseMany(tx, userId, lessonId);
    const uploadId = await takeUpload(tx, userId, wanted.imageUrl, now);
    const [row] = await tx
      .insert(snapshots)
      .values({ userId, lessonId, courseId, uploadId, caption, createdAt: now })
      .returning({ id: snapshots.id });
    return orNotFound(row && (await findSnapshot(tx, row.id)), 'This snapshot');
  });
}

function otherCourse(): Refusal {
  return new Refusal('invalid', 'This lesson belongs to another course.', [
    { field: 'courseId', message: 'is not the course of the lesson' },
  ]);
}

/**
 * Lets one attempt per person pass the count at a time, so that the limit holds for simultaneous requests.
 */
async function refuseMany(db: Database, userId: string, lessonId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const areTheirs = and(eq(snapshots.userId, userId), eq(snapshots.lessonId, lessonId));
  const [row] = await db.select({ taken: count() }).from(snapshots).where(areTheirs);
  if ((row?.taken ?? 0) >= snapshotsPerLesson) throw new Refusal('conflict', snapshotLimitText);
}
