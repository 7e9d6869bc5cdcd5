import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { useSite } from '../api/viewer.ts';
import { CourseCertification } from '../features/certifications/course-certification.tsx';
import { isNextAction, useCourseCertification } from '../features/certifications/learner-certifications.ts';
import { CourseEnd } from '../features/progress/course-end.tsx';

export interface FinishedCourseProps {
  readonly course: CourseWithLessons;
  readonly completedIds: ReadonlySet<number>;
  /** Whether this has just happened. */
  readonly isNew?: boolean;
}

/** The end of a course: its certification first, then the next course. */
export function FinishedCourse({ course, completedIds, isNew = false }: FinishedCourseProps): ReactElement {
  const { founder } = useSite();
  const certification = useCourseCertification(course.slug);
  return (
    <CourseEnd
      course={course}
      completedIds={completedIds}
      isNew={isNew}
      isNextAction={!certification || !isNextAction(certification)}
      certification={
        certification ? <CourseCertification {...certification} reviewer={founder.name} /> : null
      }
    />
  );
}
