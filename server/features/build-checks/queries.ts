import type { TickedCheck } from '@chalkline/contract/build-checks';
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { lessons, tickedChecks } from '../../db/schema.ts';
import { lessonSnapshots } from '../snapshots/index.ts';

const { userId: ticker, lessonId, checkId, tickedAt, snapshotId } = tickedChecks;

const ticksInLesson = prepared((db) =>
  db
    .select({ checkId, tickedAt, snapshotId })
    .from(tickedChecks)
    .where(and(eq(ticker, sql.placeholder('userId')), eq(lessonId, sql.placeholder('lessonId'))))
    .orderBy(asc(tickedAt), asc(checkId))
    .prepare('ticks_in_lesson'),
);

/** What a person has ticked in a lesson, with the attached pictures. */
export async function tickedInLesson(db: Database, userId: string, lessonId: number): Promise<TickedCheck[]> {
  const rows = await ticksInLesson(db).execute({ userId, lessonId });
  const hasPictures = rows.some(({ snapshotId }) => snapshotId !== null);
  const pictures = hasPictures ? await lessonSnapshots(db, userId, lessonId) : [];
  return rows.map(({ checkId, tickedAt, snapshotId }) => ({
    checkId,
    tickedAt: tickedAt.toISOString(),
    snapshot: pictures.find(({ id }) => id === snapshotId) ?? null,
  }));
}

export interface CourseTick {
  readonly lessonId: number;
  readonly checkId: string;
  readonly snapshotId: string | null;
}

/** What a person has ticked in a course, for its reviewer. */
export function tickedInCourse(db: Database, userId: string, courseId: number): Promise<CourseTick[]> {
  return db
    .select({ lessonId, checkId, snapshotId })
    .from(tickedChecks)
    .innerJoin(lessons, eq(lessons.id, lessonId))
    .where(and(eq(ticker, userId), eq(lessons.courseId, courseId)));
}

export interface Tick {
  readonly lessonId: number;
  readonly checkId: string;
  readonly tickedAt: Date;
}

type TickJson = Omit<Tick, 'tickedAt'> & { readonly tickedAt: string };

/** Everything that a person has ticked, as a subquery. */
export function ticksOf(userId: SQLWrapper): SQL<Tick[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'lessonId', t.lesson_id, 'checkId', t.check_id, 'tickedAt', t.ticked_at)), '[]')
    from ${tickedChecks} t where t.user_id = ${userId})`.mapWith((ticks: TickJson[]) =>
    ticks.map((tick) => ({ ...tick, tickedAt: new Date(tick.tickedAt) })),
  );
}
