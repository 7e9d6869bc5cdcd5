import type { ReactElement } from 'react';
import { Card, CardBody, CardMedia } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';

/** The placeholder of a course card. */
export function CourseCardSkeleton(): ReactElement {
  return (
    <Card padded={false}>
      <CardMedia>
        <Skeleton shape="drawing" />
      </CardMedia>
      <CardBody>
        <Skeleton width="40%" />
        <Skeleton width="80%" height="24px" />
        <SkeletonText lines={4} />
        <Skeleton width="60%" />
        <Skeleton height="48px" />
      </CardBody>
    </Card>
  );
}
