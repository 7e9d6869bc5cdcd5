import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons, tickedChecks } from '../../db/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';

export function buildCheckData(db: Database): PersonalDataSource {
  return {
    name: 'tickedChecks',
    async read(userId) {
      const rows = await db
        .select({
          course: courses.title,
          lesson: lessons.title,
          lessonOrder: lessons.orderIndex,
          checks: lessons.checks,
          id: tickedChecks.checkId,
          tickedAt: tickedChecks.tickedAt,
          snapshotId: tickedChecks.snapshotId,
        })
        .from(tickedChecks)
        .innerJoin(lessons, eq(lessons.id, tickedChecks.lessonId))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(eq(tickedChecks.userId, userId))
        .orderBy(asc(tickedChecks.tickedAt), asc(lessons.id), asc(tickedChecks.checkId));
      return {
        data: rows.map(({ checks, snapshotId, ...row }) => ({
          ...row,
          // A check that the lesson no longer has is known by its id only.
          check: checks.find(({ id }) => id === row.id)?.try ?? null,
          hasSnapshot: snapshotId !== null,
        })),
      };
    },
  };
}
