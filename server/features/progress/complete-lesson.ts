import type { Completion } from '@chalkline/contract/progress';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonCompletions, lessons } from '../../db/schema.ts';
import { found } from '../../platform/refusal.ts';
import { totalXp } from './queries.ts';

/** Completing is idempotent: XP is granted once, however often and from wherever it is sent. */
export function completeLesson(
  db: Database,
  userId: string,
  lessonId: number,
  now: Date,
): Promise<Completion> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ courseId: lessons.courseId, xpReward: lessons.xpReward })
      .from(lessons)
      .where(eq(lessons.id, lessonId));
    const lesson = found(row, 'This lesson');
    const added = await tx
      .insert(lessonCompletions)
      .values({ userId, lessonId, completedAt: now })
      .onConflictDoNothing()
      .returning({ lessonId: lessonCompletions.lessonId });
    const isNew = added.length === 1;
    return {
      lessonId,
      courseId: lesson.courseId,
      xpEarned: isNew ? lesson.xpReward : 0,
      totalXp: await totalXp(tx, userId),
      alreadyCompleted: !isNew,
    };
  });
}
