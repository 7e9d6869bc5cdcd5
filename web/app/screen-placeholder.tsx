import type { ComponentType, ReactElement } from 'react';
import { CourseSkeleton } from '../features/course-overview/course-skeleton.tsx';
import { Stack } from '../ui/layout.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/skeleton.tsx';
import type { Screen } from './screen.ts';

const placeholders = { course: CourseSkeleton };

/** Shown while a screen's code or data is loading. */
export function placeholderOf({ placeholder }: Pick<Screen, 'placeholder'>): ComponentType {
  return placeholder ? placeholders[placeholder] : ScreenPlaceholder;
}

function ScreenPlaceholder(): ReactElement {
  return (
    <SkeletonGroup label="Loading">
      <Stack gap={24}>
        <Skeleton width="40%" height="44px" />
        <SkeletonText lines={3} />
        <Skeleton shape="block" height="240px" />
      </Stack>
    </SkeletonGroup>
  );
}
