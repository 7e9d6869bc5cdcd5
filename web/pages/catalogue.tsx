import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { coursesResource, userCoursesResource } from '../api/resources.ts';
import { CourseGrid, CourseGridSkeleton } from '../features/courses/course-grid.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Stack } from '../ui/layout.tsx';

export function Screen(): ReactElement {
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <ChalkHeading>Courses</ChalkHeading>
        <p>Short lessons that end with something working. Take them in order, or start where you need to.</p>
      </Stack>
      <Catalogue />
    </Stack>
  );
}

function Catalogue(): ReactElement {
  const courses = useResource(coursesResource);
  const userCourses = useResource(userCoursesResource);
  const failed = [courses, userCourses].filter((query) => query.isError);
  if (courses.isPending || userCourses.isPending) return <CourseGridSkeleton />;
  return (
    <Stack gap={24}>
      {failed.length > 0 ? (
        <ErrorState
          title={courses.data ? 'Your progress could not be loaded' : 'The courses could not be loaded'}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
          retrying={failed.some((query) => query.isFetching)}
        />
      ) : null}
      {courses.data ? (
        <CourseGrid courses={courses.data} userCourses={userCourses.data ?? []} isSignedIn level={2} />
      ) : null}
    </Stack>
  );
}
