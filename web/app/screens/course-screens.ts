import type { CourseWithLessons } from '@chalkline/contract/courses';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { refuseSlug } from '@chalkline/domain/courses/course-slug';
import { lessonAt, parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { cutText } from '@chalkline/domain/prompts/cut-text';
import {
  courseByIdResource,
  courseBySlugResource,
  currentUserResource,
  lessonAddressResource,
} from '../../api/resources.ts';
import { defineScreen, type HeadContext, type Parameters, type Screen, type Subject } from '../screen.ts';
import { courseSubject } from './course-subject.ts';
import { lessonIn } from './lesson-subject.ts';

const lessonSubject: Subject<'courseSlug' | 'order'> = {
  resource: ({ courseSlug }) => courseBySlugResource(courseSlug),
  holds: (course, parameters, viewer) =>
    lessonIn(course as CourseWithLessons, parameters, viewer) !== undefined,
  missing: 'lesson',
};

/** A free lesson is open to everybody. */
function requiredForLesson(course: unknown, { order }: Parameters<'order'>) {
  const { lessons } = course as CourseWithLessons;
  const lesson = lessonAt(lessons, parseLessonOrder(order));
  return requiredToRead(lesson ?? { isFree: false });
}

/** Neither the product's own addresses nor files can be courses. */
function isCourseLike({ courseSlug }: Parameters<'courseSlug'>): boolean {
  return refuseSlug(courseSlug)?.code !== 'reserved' && !courseSlug.includes('.');
}

function courseHead(course: CourseWithLessons | undefined) {
  return { title: course?.title ?? 'Course not found', description: course?.description ?? '' };
}

/** What a lesson has in common for visitors and everybody else. */
const lessonScreenBase = {
  path: '/:courseSlug/:order',
  fits: isCourseLike,
  requires: 'paid',
  requiresFor: requiredForLesson,
  subject: lessonSubject,
  head: ({ parameters, known }: HeadContext<'courseSlug' | 'order'>) => {
    const course = known(courseBySlugResource(parameters.courseSlug));
    const lesson = lessonIn(course, parameters, known(currentUserResource));
    return { title: lesson?.title ?? 'Lesson not found', description: lesson?.description ?? '' };
  },
  canonicalPath: ({ parameters: { courseSlug, order } }: HeadContext<'courseSlug' | 'order'>) =>
    `/${courseSlug}/${parseLessonOrder(order)}`,
} as const;

/** A lesson that is open to visitors. They are sent home from any other. */
const freeLesson = defineScreen({
  ...lessonScreenBase,
  name: 'free-lesson',
  shell: 'public',
  load: () => import('../../pages/free-lesson.tsx'),
});

/** Search engines show no more characters of a description. */
const longestSearchResult = 160;

/** A course for people who are not signed in. */
const publicCourse = defineScreen({
  name: 'public-course',
  path: '/:courseSlug',
  shell: 'public',
  requires: 'public',
  subject: courseSubject,
  head: ({ parameters, known }) => {
    const head = courseHead(known(courseBySlugResource(parameters.courseSlug)));
    return { ...head, description: cutText(head.description, longestSearchResult) };
  },
  load: () => import('../../pages/public-course.tsx'),
});

/**
 * The screens of a course and its lessons, by all of their addresses. Any word can be a course, so they come
 * last.
 */
export const courseScreens: readonly Screen[] = [
  defineScreen({
    name: 'course-details',
    path: '/courses/:courseId',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Course Details',
    subject: { resource: ({ courseId }) => courseByIdResource(courseId), missing: 'course' },
    keepsPage: true,
    placeholder: 'course',
    head: ({ parameters, known }) => courseHead(known(courseByIdResource(parameters.courseId))),
    canonicalPath: ({ parameters, known }) => {
      const course = known(courseByIdResource(parameters.courseId));
      return course && `/${course.slug}`;
    },
    load: () => import('../../pages/course-details.tsx'),
  }),
  defineScreen<RegExp, 'lessonId'>({
    name: 'lesson-address',
    path: /^\/lesson[^/]*(?:\/(?<lessonId>[^/]*))?(?:\/.*)?$/,
    shell: 'app',
    requires: 'public',
    subject: {
      resource: ({ lessonId }) => lessonAddressResource(lessonId || 'none'),
      missing: 'lesson',
    },
    redirect: (address) => {
      const { courseSlug, orderIndex } = address as { courseSlug: string; orderIndex: number };
      return `/${courseSlug}/${orderIndex}`;
    },
    head: () => ({ title: 'Lesson not found', description: '' }),
    load: () => import('../../pages/lesson-address.tsx'),
  }),
  defineScreen({
    name: 'course',
    path: '/:courseSlug',
    fits: isCourseLike,
    shell: 'app',
    requires: 'paid',
    forVisitors: publicCourse,
    barTitle: 'Course',
    subject: courseSubject,
    keepsPage: true,
    placeholder: 'course',
    head: ({ parameters, known }) => courseHead(known(courseBySlugResource(parameters.courseSlug))),
    load: () => import('../../pages/course.tsx'),
  }),
  defineScreen({
    ...lessonScreenBase,
    name: 'lesson',
    shell: 'app',
    forVisitors: freeLesson,
    barTitle: 'Lesson',
    paywall: {
      title: 'Unlock This Lesson',
      description:
        'Access interactive lessons, code snippets, AI assistance, and track your progress with a premium plan.',
    },
    keepsPage: true,
    load: () => import('../../pages/lesson.tsx'),
  }),
];
