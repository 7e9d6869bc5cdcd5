import type { ReactElement } from 'react';
import { Stack } from '../ui/layout.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/skeleton.tsx';

/** While a screen's code or subject is on its way. */
export function ScreenPlaceholder(): ReactElement {
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
