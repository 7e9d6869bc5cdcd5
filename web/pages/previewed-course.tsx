import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';

import { courseBySlugResource } from '../api/resources.ts';

import { CoursePage } from './course.tsx';

interface PreviewedCourseProps {
  readonly course: CourseWithLessons;
  readonly isLocked: boolean;
}

export function PreviewedCourse({ course, isLocked }: PreviewedCourseProps): ReactElement {
  return (
    <CoursePage
      resource={courseBySlugResource(course.slug)}
      paywall={isLocked ? { askedFor: course.title } : undefined}
    />
  );
}
