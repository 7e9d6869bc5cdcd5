import type { Course, CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { byGoLiveDate } from '@chalkline/domain/courses/course-order';
import { plannedLesson } from '@chalkline/domain/courses/planned-lesson';
import { asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { courses, formerSlugs, lessons } from '../../db/schema.ts';
import { outlineFields } from './lesson-queries.ts';

const courseFields = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  slug: courses.slug,
  imageUrl: courses.imageUrl,
  icon: courses.icon,
  category: courses.category,
  difficulty: courses.difficulty,
  duration: courses.duration,
  isPublished: courses.isPublished,
  goesLiveDate: courses.goesLiveDate,
  totalLessons: sql<number>`(select count(*)::int from ${lessons} where ${lessons}.course_id = ${courses}.id)`,
  freeLessonOrder: sql<
    number | null
  >`(select min(${lessons}.order_index) from ${lessons} where ${lessons}.course_id = ${courses}.id and ${lessons}.is_free)`,
};

/** The lessons of all courses are counted in one pass: with many courses, counting each apart takes longer. */
export async function listCourses(db: Database, search: string): Promise<Course[]> {
  const counted = db
    .select({
      courseId: lessons.courseId,
      total: sql<number>`count(*)::int`.as('total'),
      firstFree: sql<number | null>`min(${lessons.orderIndex}) filter (where ${lessons.isFree})`.as(
        'first_free',
      ),
    })
    .from(lessons)
    .groupBy(lessons.courseId)
    .as('counted');
  const rows = await db
    .select({
      ...courseFields,
      totalLessons: sql<number>`coalesce(${counted.total}, 0)`,
      freeLessonOrder: counted.firstFree,
    })
    .from(courses)
    .leftJoin(counted, eq(counted.courseId, courses.id))
    .where(search ? matches(search) : undefined);
  return byGoLiveDate(rows);
}

export async function findCourseBySlug(db: Database, slug: string): Promise<CourseWithLessons | undefined> {
  return findCourse(db, eq(courses.slug, slug));
}

export async function findCourseById(db: Database, id: number): Promise<CourseWithLessons | undefined> {
  return findCourse(db, eq(courses.id, id));
}

/** The current slug of the course that once had this one. No current course has it. */
export async function findSlugSince(db: Database, former: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: courses.slug })
    .from(formerSlugs)
    .innerJoin(courses, eq(courses.id, formerSlugs.courseId))
    .where(eq(formerSlugs.slug, former));
  return row?.slug;
}

/** A course with its lessons in one query. */
async function findCourse(db: Database, condition: SQL): Promise<CourseWithLessons | undefined> {
  const rows = await db
    .select({ course: courseFields, plannedLessons: courses.plannedLessons, lesson: outlineFields })
    .from(courses)
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .where(condition)
    .orderBy(asc(lessons.orderIndex));
  const [first] = rows;
  const outline = rows.map((row) => row.lesson).filter((lesson): lesson is LessonOutline => lesson !== null);
  return (
    first && { ...first.course, lessons: outline, plannedLessons: first.plannedLessons.map(plannedLesson) }
  );
}

function matches(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(courses.title, pattern),
    ilike(courses.description, pattern),
    ilike(sql`${courses.category}::text`, pattern),
  );
}
