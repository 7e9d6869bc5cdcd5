import type { CurrentUser } from '@chalkline/contract/people';
import type { ReachedSegments } from '@chalkline/contract/playback';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import type { ReachedSegment } from '@chalkline/domain/playback/drop-off';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonDropOff, lessons } from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { findVisibleLesson } from '../courses/index.ts';

/** Counts that somebody came to some parts of a lesson's video. Who it was is not stored. */
export async function countReached(
  db: Database,
  lessonId: number,
  viewer: CurrentUser | null,
  { from, to }: ReachedSegments,
): Promise<void> {
  guard(requiredToRead(orNotFound(await findVisibleLesson(db, lessonId, viewer), 'This lesson')), viewer);
  // The team checks lessons without learning from them.
  if (viewer?.role) return;
  const segments = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  await db.transaction(async (tx) => {
    // The lesson may be deleted at the same time.
    const [known] = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(eq(lessons.id, lessonId))
      .for('key share');
    orNotFound(known, 'This lesson');
    // In the order of the segments, so that two requests never wait for each other.
    await tx
      .insert(lessonDropOff)
      .values(segments.map((segment) => ({ lessonId, segment, viewers: 1 })))
      .onConflictDoUpdate({
        target: [lessonDropOff.lessonId, lessonDropOff.segment],
        set: { viewers: sql`${lessonDropOff.viewers} + 1` },
      });
  });
}

export async function listReached(db: Database, lessonId: number): Promise<ReachedSegment[]> {
  return db
    .select({ segment: lessonDropOff.segment, viewers: lessonDropOff.viewers })
    .from(lessonDropOff)
    .where(eq(lessonDropOff.lessonId, lessonId))
    .orderBy(asc(lessonDropOff.segment));
}
