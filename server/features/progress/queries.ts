import type { ProgressRecord, UserCourse } from '@chalkline/contract/progress';
import { progressPercent } from '@chalkline/domain/learning/progress';
import { asc, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { lessonCompletions, lessons } from '../../db/schema.ts';

/** The XP of one person as a part of another query: always the sum over completed lessons. */
export function totalXpOf(userId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select coalesce(sum(l.xp_reward), 0)::int
    from ${lessonCompletions} c join ${lessons} l on l.id = c.lesson_id
    where c.user_id = ${userId})`;
}

const completedLessons = prepared((db) =>
  db
    .select({ courseId: lessons.courseId, lessonId: lessons.id })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .where(eq(lessonCompletions.userId, sql.placeholder('userId')))
    .orderBy(asc(lessons.courseId), asc(lessons.orderIndex))
    .prepare('completed_lessons'),
);

/** Begins with what the person has done: however many courses there are, only theirs are looked at. */
const startedCourses = prepared((db) =>
  db
    .select({
      id: lessons.courseId,
      total: sql<number>`(select count(*)::int from ${lessons} t where t.course_id = ${lessons}.course_id)`,
      completed: count(),
    })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .where(eq(lessonCompletions.userId, sql.placeholder('userId')))
    .groupBy(lessons.courseId)
    .orderBy(asc(lessons.courseId))
    .prepare('started_courses'),
);

export async function progressRecords(db: Database, userId: string): Promise<ProgressRecord[]> {
  const rows = await completedLessons(db).execute({ userId });
  return rows.map((row) => ({ ...row, isCompleted: true }));
}

/** The courses in which somebody has completed anything, with the progress in each. */
export async function userCourses(db: Database, userId: string): Promise<UserCourse[]> {
  const rows = await startedCourses(db).execute({ userId });
  return rows.map(({ id, total, completed }) => ({ id, progress: progressPercent(completed, total) }));
}

export async function totalXp(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ xp: sql<number>`coalesce(sum(${lessons.xpReward}), 0)::int` })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .where(eq(lessonCompletions.userId, userId));
  return row?.xp ?? 0;
}
