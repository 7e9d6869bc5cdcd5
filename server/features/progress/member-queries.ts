import type { Member } from '@chalkline/contract/members';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessonCompletions, lessons } from '../../db/schema.ts';

/** The courses a person has started: progress and last activity. */
export async function courseProgressOf(db: Database, userId: string): Promise<Member['courses']> {
  const lastAt = sql<Date>`max(${lessonCompletions.completedAt})`.mapWith(lessonCompletions.completedAt);
  const rows = await db
    .select({
      id: courses.id,
      title: courses.title,
      slug: courses.slug,
      completed: sql<number>`count(*)::int`,
      total: sql<number>`(select count(*)::int from ${lessons} l where l.course_id = ${courses.id})`,
      lastAt,
    })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessonCompletions.userId, userId))
    .groupBy(courses.id)
    .orderBy(desc(lastAt));
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}
