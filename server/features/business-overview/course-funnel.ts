import type { BusinessOverview } from '@chalkline/contract/business-overview';
import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';
import { and, asc, desc, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courseDays, courses, lessonDays, lessons } from '../../db/schema.ts';

/** How far people got in a course since a day: the requested course, or the one that most people started. */
export async function funnelOf(
  db: Database,
  open: BusinessOverview['courses'],
  wanted: number | undefined,
  since: CalendarDate,
): Promise<BusinessOverview['funnel']> {
  const course = open.find(({ id }) => id === wanted) ?? (await mostBegun(db, open, since));
  if (!course) return null;
  const asked = { courseId: course.id, since };
  const [[tally], lessons] = await Promise.all([
    learnersSince(db).execute(asked),
    finishedSince(db).execute(asked),
  ]);
  return {
    courseId: course.id,
    title: course.title,
    started: tally?.started ?? 0,
    finished: tally?.finished ?? 0,
    lessons,
  };
}

const total = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)::int`;

const learnersSince = prepared((db) =>
  db
    .select({ started: total(courseDays.started), finished: total(courseDays.finished) })
    .from(courseDays)
    .where(
      and(
        eq(courseDays.courseId, sql.placeholder('courseId')),
        gte(courseDays.day, sql.placeholder('since')),
      ),
    )
    .prepare('learners_of_course_since'),
);

const begunSince = prepared((db) =>
  db
    .select({ id: courseDays.courseId })
    .from(courseDays)
    .innerJoin(courses, eq(courses.id, courseDays.courseId))
    .where(and(gte(courseDays.day, sql.placeholder('since')), eq(courses.isPublished, true)))
    .groupBy(courseDays.courseId)
    .orderBy(desc(sum(courseDays.started)), asc(courseDays.courseId))
    .limit(1)
    .prepare('course_most_begun_since'),
);

async function mostBegun(
  db: Database,
  open: BusinessOverview['courses'],
  since: CalendarDate,
): Promise<BusinessOverview['courses'][number] | undefined> {
  if (open.length === 0) return undefined;
  const [most] = await begunSince(db).execute({ since });
  return open.find(({ id }) => id === most?.id) ?? open[0];
}

const finishedSince = prepared((db) =>
  db
    .select({
      lessonId: lessons.id,
      order: lessons.orderIndex,
      title: lessons.title,
      finished: total(lessonDays.finished),
    })
    .from(lessons)
    .leftJoin(
      lessonDays,
      and(eq(lessonDays.lessonId, lessons.id), gte(lessonDays.day, sql.placeholder('since'))),
    )
    .where(eq(lessons.courseId, sql.placeholder('courseId')))
    .groupBy(lessons.id)
    .orderBy(asc(lessons.orderIndex))
    .prepare('lessons_finished_since'),
);
