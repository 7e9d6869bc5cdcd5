import type { PlanContents } from '@chalkline/contract/plan-contents';
import { byGoLiveDate } from '@chalkline/domain/courses/course-order';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certifications, courses, lessons, snippets } from '../../db/schema.ts';

/** What every membership includes: counted, so that no page can promise another number. */
export async function planContents(db: Database): Promise<PlanContents> {
  const { id, slug, title, isPublished, goesLiveDate } = courses;
  const all = await db.select({ id, slug, title, isPublished, goesLiveDate }).from(courses);
  const [openLessons] = await db
    .select({ count: count() })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(courses.isPublished, true));
  const [openCertifications] = await db
    .select({ count: count() })
    .from(certifications)
    .innerJoin(courses, eq(courses.id, certifications.courseId))
    .where(eq(courses.isPublished, true));
  const upcoming = byGoLiveDate(all.filter((course) => !course.isPublished));
  return {
    courses: all.length - upcoming.length,
    lessons: openLessons?.count ?? 0,
    prompts: await db.$count(snippets),
    certifications: openCertifications?.count ?? 0,
    upcoming: upcoming.map((course) => ({ title: course.title, goesLiveDate: course.goesLiveDate })),
  };
}
