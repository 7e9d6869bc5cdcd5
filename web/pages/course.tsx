import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { type Resource, useResource } from '../api/resource.ts';
import { courseBySlugResource } from '../api/resources.ts';
import { CourseOverview } from '../features/course-overview/course-overview.tsx';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { CourseFacts } from '../features/courses/course-facts.tsx';
import { courseSubject } from '../features/courses/course-subject.ts';
import { SnapshotTimeline } from '../features/snapshots/snapshot-timeline.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement {
  return <CoursePage resource={courseBySlugResource(parameters.courseSlug ?? '')} />;
}

/** A course, by whichever of its addresses. It is looked for before the screen is shown: it is known here. */
export function CoursePage({ resource }: { resource: Resource<CourseWithLessons> }): ReactElement | null {
  const { data: course } = useResource(resource);
  if (!course) return null;
  return (
    <CourseOverview
      course={course}
      cover={<CourseCover course={course} />}
      facts={<CourseFacts course={course} />}
      timeline={<SnapshotTimeline courseId={course.id} lessons={course.lessons} />}
      subject={courseSubject(course)}
    />
  );
}
