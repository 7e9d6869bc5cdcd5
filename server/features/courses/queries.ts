import type {
  Course,
  CourseWithLessons,
  Lesson,
  LessonAddress,
  LessonOutline,
} from '@chalkline/contract/courses';
import { byGoLiveDate } from '@chalkline/domain/courses/course-order';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { courses, formerSlugs, lessons } from '../../db/schema.ts';
import { renderMarkdown } from '../../platform/text/markdown.ts';

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

const outlineFields = {
  id: lessons.id,
  courseId: lessons.courseId,
  title: lessons.title,
  description: lessons.description,
  duration: lessons.duration,
  orderIndex: lessons.orderIndex,
  xpReward: lessons.xpReward,
  isFree: lessons.isFree,
};

export async function listCourses(db: Database, search: string): Promise<Course[]> {
  const rows = await db
    .select(courseFields)
    .from(courses)
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

type LessonViewer = Parameters<typeof areLessonsOpen>[1];

/** A lesson that the viewer can open. Lessons of unpublished courses are not found for most viewers. */
export async function findLesson(
  db: Database,
  { slug, order }: { readonly slug: string; readonly order: number },
  viewer: LessonViewer,
): Promise<Lesson | undefined> {
  const [row] = await db
    .select({
      ...outlineFields,
      videoUrl: lessons.videoUrl,
      captionsUrl: lessons.captionsUrl,
      keyLearningPoints: lessons.keyLearningPoints,
      buildPoints: lessons.buildPoints,
      notesMarkdown: lessons.notesMarkdown,
      isPublished: courses.isPublished,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.slug, slug), eq(lessons.orderIndex, order)));
  if (!row || !areLessonsOpen(row, viewer)) return undefined;
  const { notesMarkdown, isPublished: _, ...lesson } = row;
  return { ...lesson, notesHtml: await renderMarkdown(notesMarkdown) };
}

export interface VisibleLesson {
  readonly courseId: number;
  readonly isFree: boolean;
  readonly xpReward: number;
}

/** What other features need to know about a lesson that exists for the viewer, whose plan may not include it. */
export async function findVisibleLesson(
  db: Database,
  lessonId: number,
  viewer: LessonViewer,
): Promise<VisibleLesson | undefined> {
  const [row] = await db
    .select({
      courseId: lessons.courseId,
      isFree: lessons.isFree,
      xpReward: lessons.xpReward,
      isPublished: courses.isPublished,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, lessonId));
  return row && areLessonsOpen(row, viewer) ? row : undefined;
}

/** The parts of a lesson's canonical URL. */
export async function findLessonAddress(db: Database, lessonId: number): Promise<LessonAddress | undefined> {
  const [row] = await db
    .select({ courseSlug: courses.slug, orderIndex: lessons.orderIndex })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, lessonId));
  return row;
}

/** A course with its lessons in one query. */
async function findCourse(db: Database, condition: SQL): Promise<CourseWithLessons | undefined> {
  const rows = await db
    .select({ course: courseFields, lesson: outlineFields })
    .from(courses)
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .where(condition)
    .orderBy(asc(lessons.orderIndex));
  const course = rows.at(0)?.course;
  const outline = rows.map((row) => row.lesson).filter((lesson): lesson is LessonOutline => lesson !== null);
  return course && { ...course, lessons: outline };
}

function matches(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(courses.title, pattern),
    ilike(courses.description, pattern),
    ilike(sql`${courses.category}::text`, pattern),
  );
}
