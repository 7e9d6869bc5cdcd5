import type { BusinessOverview } from '@chalkline/contract/business-overview';
import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';
import { and, asc, desc, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseDays, lessonDays, lessons } from '../../db/schema.ts';

/** How far people got in a course since a day: the requested course, or the one that most people started. */
export async function funnelOf(
  db: Database,
  open: BusinessOverview['courses'],
  wanted: number | undefined,
  since: CalendarDate,
): Promise<BusinessOverview['funnel']> {
  const course = open.find(({ id }) => id === wanted) ?? (await mostBegun(db, open, since));
  if (!course) return null;
  const [tally] = await db
    .select({ started: total(courseDays.started), finished: total(courseDays.finished) })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, course.id), gte(courseDays.day, since)));
  return {
    courseId: course.id,
    title: course.title,
    started: tally?.started ?? 0,
    finished: tally?.finished ?? 0,
    lessons: await finishedLessons(db, course.id, since),
  };
}

const total = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)::int`;

async function mostBegun(
  db: Database,
  open: BusinessOverview['courses'],
  since: CalendarDate,
): Promise<BusinessOverview['courses'][number] | undefined> {
  if (open.length === 0) return undefined;
  const [most] = await db
    .select({ id: courseDays.courseId })
    .from(courseDays)
    .where(
      and(
        gte(courseDays.day, since),
        inArray(
          courseDays.courseId,
          open.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(courseDays.courseId)
    .orderBy(desc(sum(courseDays.started)), asc(courseDays.courseId))
    .limit(1);
  return open.find(({ id }) => id === most?.id) ?? open[0];
}

function finishedLessons(db: Database, courseId: number, since: CalendarDate) {
  return db
    .select({
      lessonId: lessons.id,
      order: lessons.orderIndex,
      title: lessons.title,
      finished: total(lessonDays.finished),
    })
    .from(lessons)
    .leftJoin(lessonDays, and(eq(lessonDays.lessonId, lessons.id), gte(lessonDays.day, since)))
    .where(eq(lessons.courseId, courseId))
    .groupBy(lessons.id)
    .orderBy(asc(lessons.orderIndex));
}
