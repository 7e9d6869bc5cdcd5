import type {
  Course,
  CourseWithLessons,
  Lesson,
  LessonAddress,
  LessonOutline,
} from '@chalkline/contract/courses';
import { captionSources } from '@chalkline/domain/captions/caption-track';
import { byGoLiveDate } from '@chalkline/domain/courses/course-order';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { plannedLesson } from '@chalkline/domain/courses/planned-lesson';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { courses, formerSlugs, lessons } from '../../db/schema.ts';
import { renderMarkdown } from '../../platform/text/markdown.ts';
import { captionsAddress } from './captions-address.ts';

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

export type LessonViewer = Parameters<typeof areLessonsOpen>[1];

interface LessonPlace {
  readonly slug: string;
  readonly order: number;
}

/** A lesson that the viewer can open. Lessons of unpublished courses are not found for most viewers. */
export async function findLesson(
  db: Database,
  place: LessonPlace,
  viewer: LessonViewer,
): Promise<Lesson | undefined> {
  return openLesson(await findReleasedLesson(db, place), viewer);
}

/** A lesson and whether its course is published: the same for everybody. */
interface ReleasedLesson {
  readonly lesson: Lesson;
  readonly isPublished: boolean;
}

export function openLesson(found: ReleasedLesson | undefined, viewer: LessonViewer): Lesson | undefined {
  return found && areLessonsOpen(found, viewer) ? found.lesson : undefined;
}

export async function findReleasedLesson(
  db: Database,
  { slug, order }: LessonPlace,
): Promise<ReleasedLesson | undefined> {
  const [row] = await db
    .select({
      ...outlineFields,
      videoUrl: lessons.videoUrl,
      posterUrl: lessons.posterUrl,
      captionsUrl: lessons.captionsUrl,
      captions: lessons.captions,
      chapters: lessons.chapters,
      keyLearningPoints: lessons.keyLearningPoints,
      buildPoints: lessons.buildPoints,
      checks: lessons.checks,
      notesMarkdown: lessons.notesMarkdown,
      isPublished: courses.isPublished,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.slug, slug), eq(lessons.orderIndex, order)));
  if (!row) return undefined;
  const { notesMarkdown, isPublished, ...facts } = row;
  const lesson = {
    ...facts,
    captions: captionSources(facts.captionsUrl, facts.captions, (track) => captionsAddress(facts.id, track)),
    chapters: [...facts.chapters],
    checks: [...facts.checks],
    notesHtml: await renderMarkdown(notesMarkdown),
  };
  return { lesson, isPublished };
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
  return visibleTo(viewer, await findLessonFacts(db, lessonId));
}

interface LessonFacts extends VisibleLesson {
  readonly isPublished: boolean;
}

/** The lesson, if it exists for the viewer. */
export function visibleTo(viewer: LessonViewer, found: LessonFacts | undefined): VisibleLesson | undefined {
  return found && areLessonsOpen(found, viewer) ? found : undefined;
}

/** The same for everybody. */
export async function findLessonFacts(db: Database, lessonId: number): Promise<LessonFacts | undefined> {
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
  return row;
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
