import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { courseBySlugResource } from '../api/resources.ts';
import { CourseOverview } from '../features/course-overview/course-overview.tsx';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { CourseFacts } from '../features/courses/course-facts.tsx';
import { courseSubject } from '../features/courses/course-subject.ts';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

/** The course itself is looked for before this screen is shown: it is known here. */
export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const { data: course } = useResource(courseBySlugResource(parameters.courseSlug ?? ''));
  if (!course) return null;
  return (
    <CourseOverview
      course={course}
      cover={<CourseCover course={course} />}
      facts={<CourseFacts course={course} />}
      subject={courseSubject(course)}
    />
  );
}
