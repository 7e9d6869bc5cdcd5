import type { LearnerActivity } from '@chalkline/contract/activity';
import type { Activity, ActivityKind } from '@chalkline/domain/activity/week';
import { lastQuarterHour, weekMayStartAt } from '@chalkline/domain/activity/week';
import { checkProgress } from '@chalkline/domain/build-checks/check-progress';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { lessons, users, weeklyGoals } from '../../db/schema.ts';
import { type Tick, ticksOf } from '../build-checks/index.ts';
import { completionTimesOf } from '../progress/index.ts';
import { snapshotTimesOf } from '../snapshots/index.ts';

/** A lesson with the ids of its checks. */
export interface CheckedLesson {
  readonly id: number;
  readonly courseId: number;
  readonly checks: readonly { readonly id: string }[];
}

export function checkedLessons(db: Database): Promise<CheckedLesson[]> {
  const { id, courseId, checks } = lessons;
  return db.select({ id, courseId, checks }).from(lessons).orderBy(courseId, id);
}

/** What a person has done this week and so far, and their weekly goal. */
export async function learnerActivity(
  db: Database,
  userId: string,
  known: { readonly lessons: readonly CheckedLesson[]; readonly now: Date },
): Promise<LearnerActivity> {
  const [row] = await activityOf(db).execute({ userId });
  const { weeklyGoal, completed, ticks, pictures } = row ?? nothingDone;
  const since = weekMayStartAt(known.now);
  const ticked = ticks.map(({ tickedAt }) => tickedAt);
  return {
    weeklyGoal,
    asOf: lastQuarterHour(known.now).toISOString(),
    recent: [
      ...recent('lesson', completed, since),
      ...recent('check', ticked, since),
      ...recent('snapshot', pictures, since),
    ],
    snapshots: pictures.length,
    checks: checksPerCourse(known.lessons, ticks),
  };
}

const activityOf = prepared((db) =>
  db
    .select({
      weeklyGoal: weeklyGoals.lessons,
      completed: completionTimesOf(users.id),
      ticks: ticksOf(users.id),
      pictures: snapshotTimesOf(users.id),
    })
    .from(users)
    .leftJoin(weeklyGoals, eq(weeklyGoals.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('activity_of'),
);

const nothingDone = { weeklyGoal: null, completed: [], ticks: [], pictures: [] };

function recent(kind: ActivityKind, times: readonly Date[], since: Date): Activity[] {
  const first = since.getTime();
  return times.filter((time) => time.getTime() >= first).map((time) => ({ kind, at: time.toISOString() }));
}

function checksPerCourse(
  all: readonly CheckedLesson[],
  ticks: readonly Tick[],
): { courseId: number; done: number; total: number }[] {
  const tickedInLesson = idsPerLesson(ticks);
  const courses = new Map<number, { done: number; total: number }>();
  for (const { id, courseId, checks } of all) {
    const before = courses.get(courseId) ?? { done: 0, total: 0 };
    const { done, total } = checkProgress(checks, tickedInLesson.get(id) ?? new Set());
    courses.set(courseId, { done: before.done + done, total: before.total + total });
  }
  return [...courses].map(([courseId, progress]) => ({ courseId, ...progress }));
}

function idsPerLesson(ticks: readonly Tick[]): Map<number, Set<string>> {
  const lessons = new Map<number, Set<string>>();
  for (const { lessonId, checkId } of ticks)
    lessons.set(lessonId, (lessons.get(lessonId) ?? new Set()).add(checkId));
  return lessons;
}
