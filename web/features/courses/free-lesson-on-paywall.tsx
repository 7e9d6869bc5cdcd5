import type { Course } from '@chalkline/contract/courses';
import { courseToTry } from '@chalkline/domain/courses/free-lesson';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';
import { useSite } from '../../api/viewer.ts';
import { TryFreeLesson } from './try-free-lesson.tsx';

/** Offers the free lesson of a locked course, or that of another course to people who have completed it. */
export function FreeLessonOnPaywall({ course }: { readonly course: Course }): ReactElement {
  const { flagshipCourseSlug } = useSite();
  const { data: records = [] } = useResource(userProgressResource);
  const started = completedPerCourse(records);
  const hasTriedIt = started.has(course.id);
  const { data: courses = [] } = useResource(coursesResource, hasTriedIt);
  if (!hasTriedIt) return <TryFreeLesson course={course} />;
  const other = courseToTry(
    courses.filter(({ id }) => !started.has(id)),
    flagshipCourseSlug,
  );
  return (
    <>
      <p className="measure">You've completed the free lesson of this course. A plan opens the rest.</p>
      {other ? <TryFreeLesson course={other}>Try a free lesson of {other.title}</TryFreeLesson> : null}
    </>
  );
}
