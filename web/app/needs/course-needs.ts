import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import { parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import {
  certificationAvailabilityResource,
  certificationsResource,
  userCertificationsResource,
} from '../../api/certification-resources.ts';
import {
  courseSnapshotsResource,
  lessonAnswersResource,
  lessonChecksResource,
  lessonPlaybackResource,
  lessonQuestionsResource,
  lessonResource,
  lessonSnippetsResource,
  lessonTranscriptResource,
  privateNotesResource,
} from '../../api/lesson-resources.ts';
import {
  courseByIdResource,
  courseBySlugResource,
  courseOfferResource,
  coursesResource,
  currentUserResource,
  favouritesResource,
  formTokenResource,
  ownProjectResource,
  plansResource,
  userProgressResource,
} from '../../api/resources.ts';
import type { HeadContext, Parameters } from '../screen.ts';
import { lessonIn } from '../screens/lesson-subject.ts';
import { type NeedsTable, needsAt } from './screen-needs.ts';

/** The viewer's snapshots in a course, and what to continue with once it is finished. */
function courseNeedsOf(known: HeadContext['known'], course: CourseWithLessons | undefined) {
  const viewer = known(currentUserResource);
  if (!viewer || !course) return [];
  return [courseSnapshotsResource(viewer.id, course.id), ...courseEndNeeds(known, course)];
}

/** The certification of a finished course, and the courses to go on with. */
function courseEndNeeds(known: HeadContext['known'], course: CourseWithLessons) {
  const completed = completedPerCourse(known(userProgressResource) ?? []).get(course.id) ?? 0;
  const isFinished = completed > 0 && completed >= course.totalLessons;
  if (!isFinished) return [];
  return [
    coursesResource,
    certificationsResource,
    userCertificationsResource,
    certificationAvailabilityResource,
  ];
}

/** The paywall offers a free lesson that the person has not completed yet. */
const lockedNeeds = () => [userProgressResource, coursesResource];

/** A lesson with its prompts, and what the person has stored for it. */
function lessonNeeds(
  parameters: Parameters<'courseSlug' | 'order'>,
  viewer: CurrentUser | null,
  _: URLSearchParams,
  known: HeadContext['known'],
) {
  const { courseSlug, order } = parameters;
  const lesson = lessonIn(known(courseBySlugResource(courseSlug)), parameters, viewer);
  if (!lesson) return [];
  const own = [
    userProgressResource,
    favouritesResource,
    formTokenResource,
    lessonChecksResource(lesson.id),
    lessonQuestionsResource(lesson.id),
    ownProjectResource,
    lessonPlaybackResource(lesson.id),
    privateNotesResource(lesson.id),
  ];
  return [
    lessonResource(courseSlug, parseLessonOrder(order)),
    lessonSnippetsResource(lesson.id),
    lessonAnswersResource(lesson.id),
    // Search engines read the transcript of a free lesson in its page. Members load it with the video.
    ...(viewer ? own : [lessonTranscriptResource(lesson.id)]),
  ];
}

const lesson = needsAt<'courseSlug' | 'order'>({
  needsLocked: lockedNeeds,
  needs: lessonNeeds,
  needsThen: (known, { courseSlug }) => {
    const course = known(courseBySlugResource(courseSlug));
    return course && known(currentUserResource) ? courseEndNeeds(known, course) : [];
  },
});

/** What the screens of a course and its lessons show. */
export const courseNeeds: NeedsTable = {
  'public-course': needsAt<'courseSlug'>({
    needs: ({ courseSlug }) => [courseOfferResource(courseSlug), plansResource],
  }),
  'course-details': needsAt<'courseId'>({
    needsLocked: lockedNeeds,
    needs: () => [userProgressResource],
    needsThen: (known, { courseId }) => courseNeedsOf(known, known(courseByIdResource(courseId))),
  }),
  course: needsAt<'courseSlug'>({
    needsLocked: lockedNeeds,
    needs: () => [userProgressResource],
    needsThen: (known, { courseSlug }) => courseNeedsOf(known, known(courseBySlugResource(courseSlug))),
  }),
  'free-lesson': lesson,
  lesson,
};
