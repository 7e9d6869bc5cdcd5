import type { Course } from '@chalkline/contract/courses';
import { courseToTry } from '@chalkline/domain/courses/free-lesson';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';
import { useSite } from '../../api/viewer.ts';
import { TryFreeLesson } from './try-free-lesson.tsx';

interface FreeLessonOnPaywallProps {
  /** The locked course; without it, the best course to try is offered. */
  readonly course?: Course;
}

/** Offers a free lesson. People who have completed it are told so, and offered that of another course. */
export function FreeLessonOnPaywall({ course }: FreeLessonOnPaywallProps): ReactElement | null {
  const { flagshipCourseSlug } = useSite();
  const { data: records = [] } = useResource(userProgressResource);
  const started = completedPerCourse(records);
  const needsCourses = course === undefined || started.has(course.id);
  const { data: courses = [] } = useResource(coursesResource, needsCourses);
  const offered = course ?? courseToTry(courses, flagshipCourseSlug);
  if (!offered) return null;
  if (!started.has(offered.id)) return <TryFreeLesson course={offered} />;
  const other = courseToTry(
    courses.filter(({ id }) => !started.has(id)),
    flagshipCourseSlug,
  );
  return (
    <>
      <p className="measure">
        You've completed the free lesson of {course ? 'this course' : offered.title}. A plan opens the rest.
      </p>
      {other ? <TryFreeLesson course={other}>Try a free lesson of {other.title}</TryFreeLesson> : null}
    </>
  );
}
