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
  if (courses.error) {
    return (
      <ErrorState
        title="The courses could not be loaded"
        onRetry={() => void courses.refetch()}
        retrying={courses.isFetching}
      />
    );
  }
  if (courses.isPending || userCourses.isPending) return <CourseGridSkeleton />;
  return (
    <Stack gap={24}>
      {userCourses.error ? (
        <ErrorState
          title="Your progress could not be loaded"
          onRetry={() => void userCourses.refetch()}
          retrying={userCourses.isFetching}
        />
      ) : null}
      <CourseGrid courses={courses.data} userCourses={userCourses.data ?? []} isSignedIn level={2} />
    </Stack>
  );
}
