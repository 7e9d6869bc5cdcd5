import type { Lesson, LessonAddress } from '@chalkline/contract/courses';
import { captionSources } from '@chalkline/domain/captions/caption-track';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons } from '../../db/schema.ts';
import { renderMarkdown } from '../../platform/text/markdown.ts';
import { captionsAddress } from './captions-address.ts';

/** The public facts about a lesson. */
export const outlineFields = {
  id: lessons.id,
  courseId: lessons.courseId,
  title: lessons.title,
  description: lessons.description,
  duration: lessons.duration,
  orderIndex: lessons.orderIndex,
  xpReward: lessons.xpReward,
  isFree: lessons.isFree,
};

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
