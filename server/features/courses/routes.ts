import {
  courseByIdPath,
  courseBySlugPath,
  courseOfferPath,
  coursesPath,
  lessonAddressPath,
  lessonPath,
} from '@chalkline/contract/addresses';
import {
  courseOfferSchema,
  courseSchema,
  courseWithLessonsSchema,
  lessonAddressSchema,
  lessonSchema,
} from '@chalkline/contract/courses';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { longestSearch } from '@chalkline/domain/courses/catalogue';
import { parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import {
  cacheEachUntilContentChanges,
  cacheUntilContentChanges,
} from '../../platform/cache/content-cache.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { playableAddresses } from '../videos/index.ts';
import { serveCaptions } from './captions.ts';
import { findCourseOffer } from './course-offer.ts';
import { coursePagesToIndex, freeLessonsToIndex } from './indexed-pages.ts';
import { findLessonAddress, findReleasedLesson, openLesson } from './lesson-queries.ts';
import { findMovedPage } from './moved-page.ts';
import { findCourseById, findCourseBySlug, listCourses } from './queries.ts';
import { serveTranscript } from './transcript.ts';

const tag = 'Courses';

export function courses(context: AppContext): void {
  const { db, movedPages, indexedPages } = context;
  movedPages.add((path) => findMovedPage(db, path));
  indexedPages.add(() => coursePagesToIndex(db));
  indexedPages.add(() => freeLessonsToIndex(db));
  courseList(context);
  courseBySlug(context);
  courseOffer(context);
  courseById(context);
  lessonByOrder(context);
  lessonAddress(context);
  serveCaptions(context);
  serveTranscript(context);
}

function courseList({ reads, db, contentWatch }: AppContext): void {
  const allCourses = cacheUntilContentChanges(contentWatch, () => listCourses(db, ''));
  reads.add({
    path: coursesPath,
    summary: 'All courses, in the order in which they go live',
    tag,
    requires: 'public',
    query: z.object({ search: z.string().trim().max(longestSearch).default('') }),
    reply: z.array(courseSchema),
    read: ({ query }) => (query.search ? listCourses(db, query.search) : allCourses()),
  });
}

function courseBySlug({ reads, db, contentWatch }: AppContext): void {
  const courseWithSlug = cacheEachUntilContentChanges(contentWatch, (slug: string) =>
    findCourseBySlug(db, slug),
  );
  reads.add({
    path: courseBySlugPath,
    summary: 'A course with the outline of its lessons, by slug',
    tag,
    requires: 'public',
    parameters: z.object({ courseSlug: z.string() }),
    reply: courseWithLessonsSchema,
    read: async ({ parameters }) => orNotFound(await courseWithSlug(parameters.courseSlug), 'This course'),
  });
}

function courseOffer({ reads, db, contentWatch }: AppContext): void {
  const offerOf = cacheEachUntilContentChanges(contentWatch, (slug: string) => findCourseOffer(db, slug));
  reads.add({
    path: courseOfferPath,
    summary: 'The certification and the number of prompts of a course',
    tag,
    requires: 'public',
    parameters: z.object({ courseSlug: z.string() }),
    reply: courseOfferSchema,
    read: async ({ parameters }) => orNotFound(await offerOf(parameters.courseSlug), 'This course'),
  });
}

function courseById({ reads, db }: AppContext): void {
  reads.add({
    path: courseByIdPath,
    summary: 'A course with the outline of its lessons, by id',
    tag,
    requires: 'public',
    parameters: z.object({ courseId: z.string() }),
    reply: courseWithLessonsSchema,
    read: async ({ parameters }) => {
      const id = parseRowId(parameters.courseId);
      return orNotFound(id === undefined ? undefined : await findCourseById(db, id), 'This course');
    },
  });
}

function lessonByOrder(context: AppContext): void {
  const { reads, db, contentWatch } = context;
  const withPlayableVideo = playableAddresses(context);
  const lessonAt = cacheEachUntilContentChanges(contentWatch, (place: string) => {
    const [order, slug = ''] = place.split(/ (.*)/s);
    return findReleasedLesson(db, { slug, order: Number(order) });
  });
  reads.add({
    path: lessonPath,
    summary: 'A lesson: a free one for everybody, others for those whose plan includes them',
    tag,
    requires: 'public',
    parameters: z.object({ courseSlug: z.string(), order: z.string() }),
    reply: lessonSchema,
    read: async ({ viewer, parameters }) => {
      const found = await lessonAt(`${parseLessonOrder(parameters.order)} ${parameters.courseSlug}`);
      const lesson = orNotFound(openLesson(found, viewer), 'This lesson');
      // Existence is checked before access: an unknown lesson is not found for everybody.
      guard(requiredToRead(lesson), viewer);
      return withPlayableVideo(lesson, viewer?.id);
    },
  });
}

function lessonAddress({ reads, db }: AppContext): void {
  reads.add({
    path: lessonAddressPath,
    summary: 'Where the lesson with an id lives',
    tag,
    requires: 'public',
    parameters: z.object({ lessonId: z.string() }),
    reply: lessonAddressSchema,
    read: async ({ parameters }) => {
      const id = parseRowId(parameters.lessonId);
      return orNotFound(id === undefined ? undefined : await findLessonAddress(db, id), 'This lesson');
    },
  });
}
