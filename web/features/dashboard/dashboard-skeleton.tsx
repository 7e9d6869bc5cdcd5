import type { ReactElement } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

export function DashboardSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading your courses">
      <Stack gap={24}>
        <Skeleton width="480px" height="60px" />
        <Skeleton width="320px" height="36px" />
        <Skeleton shape="block" height="340px" />
      </Stack>
    </SkeletonGroup>
  );
}
