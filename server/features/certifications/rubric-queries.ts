import type { Review } from '@chalkline/contract/reviews';
import type { RubricCheck } from '@chalkline/domain/certifications/rubric';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessons } from '../../db/schema.ts';
import { tickedInCourse } from '../build-checks/index.ts';

/** The build checks of a course, in the order of its lessons. */
export async function rubricOf(db: Database, courseId: number): Promise<RubricCheck[]> {
  const rows = await db
    .select({
      lessonId: lessons.id,
      lessonOrder: lessons.orderIndex,
      lesson: lessons.title,
      checks: lessons.checks,
    })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.orderIndex));
  return rows.flatMap(({ checks, ...lesson }) =>
    checks.map(({ id, try: step, expect }) => ({ ...lesson, checkId: id, try: step, expect })),
  );
}

/** The same with what the learner has ticked. */
export async function rubricFor(db: Database, userId: string, courseId: number): Promise<Review['rubric']> {
  const ticked = await tickedInCourse(db, userId, courseId);
  const rubric = await rubricOf(db, courseId);
  return rubric.map((check) => {
    const tick = ticked.find(
      ({ lessonId, checkId }) => lessonId === check.lessonId && checkId === check.checkId,
    );
    return { ...check, isTicked: tick !== undefined, snapshotId: tick?.snapshotId ?? null };
  });
}
