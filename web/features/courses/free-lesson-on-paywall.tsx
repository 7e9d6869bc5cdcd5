import type { Course } from '@chalkline/contract/courses';
import { courseToTry, nextCourseToTry } from '@chalkline/domain/courses/free-lesson';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';
import { useSite, useViewer } from '../../api/viewer.ts';
import { TryFreeLesson } from './try-free-lesson.tsx';

interface FreeLessonOnPaywallProps {
  /** The locked course; without it, the best course to try is offered. */
  readonly course?: Course;
}

/** Offers a free lesson. People who have begun its course are told how far they are, and offered that of another. */
export function FreeLessonOnPaywall({ course }: FreeLessonOnPaywallProps): ReactElement | null {
  const { viewer } = useViewer();
  const { flagshipCourseSlug } = useSite();
  const { data: records = [] } = useResource(userProgressResource);
  const started = completedPerCourse(records);
  const needsCourses = course === undefined || started.has(course.id);
  const { data: courses = [] } = useResource(coursesResource, needsCourses);
  const offered = course ?? courseToTry(courses, flagshipCourseSlug);
  if (!offered) return null;
  const completed = started.get(offered.id);
  if (completed === undefined) return <TryFreeLesson course={offered} />;
  const other = nextCourseToTry(courses, started, flagshipCourseSlug);
  return (
    <>
      {viewer?.endedPlan && !course ? null : (
        <p className="measure">
          {viewer?.endedPlan
            ? `You've completed ${completed} of ${offered.totalLessons} lessons of this course.`
            : `You've completed the free lesson of ${course ? 'this course' : offered.title}. A plan opens the rest.`}
        </p>
      )}
      {other ? <TryFreeLesson course={other}>Try a free lesson of {other.title}</TryFreeLesson> : null}
    </>
  );
}
