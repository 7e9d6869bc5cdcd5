import type { CurrentUser } from '@chalkline/contract/people';
import type { Completion } from '@chalkline/contract/progress';
import { requiredToWorkOn } from '@chalkline/domain/access/free-content';
import type { Database } from '../../db/database.ts';
import { lessonCompletions } from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { findVisibleLesson } from '../courses/index.ts';
import { totalXp } from './queries.ts';

/** Completing is idempotent: XP is granted once, however often it is sent. */
export function completeLesson(
  db: Database,
  learner: CurrentUser,
  lessonId: number,
  now: Date,
): Promise<Completion> {
  const userId = learner.id;
  return db.transaction(async (tx) => {
    const lesson = orNotFound(await findVisibleLesson(tx, lessonId, learner), 'This lesson');
    guard(requiredToWorkOn(lesson), learner);
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
