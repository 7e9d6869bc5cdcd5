import type { ProgressRecord, UserCourse } from '@chalkline/contract/progress';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { progressPercent } from '@chalkline/domain/progress/progress';
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gte,
  inArray,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasAny } from '../../db/has-any.ts';
import { prepared } from '../../db/prepared.ts';
import { lessonCompletions, lessons } from '../../db/schema.ts';
import { oncePerViewer } from '../../platform/cache/once-per-viewer.ts';

/** A person's XP as a subquery: always the sum over completed lessons. */
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

export async function progressRecords(db: Database, userId: string): Promise<ProgressRecord[]> {
  const rows = await completedLessons(db).execute({ userId });
  return rows.map((row) => ({ ...row, isCompleted: true }));
}

/** The same in a transaction that relies on them: none can be marked incomplete until it ends. */
export async function lockedProgressRecords(tx: Database, userId: string): Promise<ProgressRecord[]> {
  const rows = await tx
    .select({ courseId: lessons.courseId, lessonId: lessons.id })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .where(eq(lessonCompletions.userId, userId))
    .for('key share', { of: lessonCompletions });
  return rows.map((row) => ({ ...row, isCompleted: true }));
}

/** The completed lessons, read once for all parts of a page. */
export const progressOfViewer = oncePerViewer(progressRecords);

/** When a person completed lessons, as a subquery. */
export function completionTimesOf(userId: SQLWrapper): SQL<Date[]> {
  return sql`(
    select coalesce(json_agg(c.completed_at), '[]')
    from ${lessonCompletions} c where c.user_id = ${userId})`.mapWith((times: string[]) =>
    times.map((time) => new Date(time)),
  );
}

/** What a person has completed from `since` until just before `until`, in the order of completion. */
export function completedIn(
  db: Database,
  userId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<{ title: string; xp: number }[]> {
  return db
    .select({ title: lessons.title, xp: lessons.xpReward })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .where(
      and(
        eq(lessonCompletions.userId, userId),
        gte(lessonCompletions.completedAt, since),
        lt(lessonCompletions.completedAt, until),
      ),
    )
    .orderBy(asc(lessonCompletions.completedAt), asc(lessons.id));
}

/** How many lessons each course has. */
export async function lessonCounts(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ courseId: lessons.courseId, total: count() })
    .from(lessons)
    .groupBy(lessons.courseId);
  return new Map(rows.map(({ courseId, total }) => [courseId, total]));
}

/** The courses a person has started, with the progress in each. */
export function userCourses(
  records: readonly ProgressRecord[],
  totals: ReadonlyMap<number, number>,
): UserCourse[] {
  return [...completedPerCourse(records)].map(([id, completed]) => ({
    id,
    progress: progressPercent(completed, totals.get(id) ?? 0),
  }));
}

export async function totalXp(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ xp: sql<number>`coalesce(sum(${lessons.xpReward}), 0)::int` })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .where(eq(lessonCompletions.userId, userId));
  return row?.xp ?? 0;
}

/** Whether anybody has completed any of these lessons. */
export function hasLearners(db: Database, lessonIds: readonly number[]): Promise<boolean> {
  return hasAny(db, lessonCompletions, inArray(lessonCompletions.lessonId, [...lessonIds]));
}

/** How many people have completed any of these lessons. */
export async function countLearners(db: Database, lessonIds: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(lessonCompletions.userId) })
    .from(lessonCompletions)
    .where(inArray(lessonCompletions.lessonId, [...lessonIds]));
  return row?.people ?? 0;
}
