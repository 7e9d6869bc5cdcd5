import {
  type CatalogueFilter,
  inCategory,
  inLearnersOrder,
  readCatalogueFilter,
  wholeCatalogue,
  writeCatalogueFilter,
} from '@chalkline/domain/courses/catalogue';
import { type ReactElement, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLatestResource, useResource } from '../api/resource.ts';

import { courseSearchResource, userCoursesResource } from '../api/resources.ts';

import { CatalogueFilters } from '../features/courses/catalogue-filters.tsx';
import { CourseGrid, CourseGridSkeleton } from '../features/courses/course-grid.tsx';
import { NoCourses } from '../features/courses/no-courses.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FoundCount } from '../ui/found-count.tsx';
import { Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';

const courseLabel = { one: 'course', many: 'courses', none: '0 courses shown' };

export function Screen(): ReactElement {
  const filter = readCatalogueFilter(new URLSearchParams(useQueryString()));
  const [, navigate] = useLocation();
  const show = (wanted: CatalogueFilter, replace: boolean) =>
    navigate(`/courses${writeCatalogueFilter(wanted)}`, { replace });
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <ChalkHeading>Courses</ChalkHeading>
        <p>
          Short lessons that each end with something that works. Take them in order, or start wherever you
          like.
        </p>
      </Stack>
      <CatalogueFilters
        filter={filter}
        // Replaces the history entry, because otherwise every pause in typing would be a step back.
        onSearch={(search) => show({ ...filter, search }, true)}
      />
      <Catalogue filter={filter} onClear={() => show(wholeCatalogue, false)} />
    </Stack>
  );
}

interface CatalogueProps {
  readonly filter: CatalogueFilter;
  readonly onClear: () => void;
}

function Catalogue({ filter, onClear }: CatalogueProps): ReactElement {
  const courses = useLatestResource(courseSearchResource(filter.search));
  const userCourses = useResource(userCoursesResource);
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    onClear();
    // Moves the focus to the list, because the clicked button disappears.
    count.current?.focus();
  };
  const failed = [courses, userCourses].filter((query) => query.isError);
  if (courses.isPending || userCourses.isPending) return <CourseGridSkeleton />;
  const found =
    courses.data && inLearnersOrder(inCategory(courses.data, filter.category), userCourses.data ?? []);
  return (
    <Stack gap={24} aria-busy={courses.isFetching}>
      {failed.length > 0 ? (
        <ErrorState
          title={courses.isError ? "We couldn't load the courses" : "We couldn't load your progress"}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
          retrying={failed.some((query) => query.isFetching)}
        />
      ) : null}
      {found ? (
        <FoundCount
          isHidden
          countRef={count}
          count={courses.isPlaceholderData ? undefined : found.length}
          words={courseLabel}
        />
      ) : null}
      {found?.length === 0 ? <NoCourses onClear={clear} /> : null}
      {found && found.length > 0 ? (
        <CourseGrid courses={found} userCourses={userCourses.data ?? []} isSignedIn level={2} />
      ) : null}
    </Stack>
  );
}
