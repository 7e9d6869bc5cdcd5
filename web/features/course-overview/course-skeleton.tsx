import type { ReactElement } from 'react';
import { Card, CardBody, CardMedia } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import headerStyles from './course-header.module.css';

const lessonKeys = ['1', '2', '3', '4'];

/** The placeholder of a course: its cover and text, and its lessons below. */
export function CourseSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading course">
      <Stack gap={48}>
        <div className={headerStyles.header}>
          <div className={headerStyles.text}>
            <Skeleton width="80%" height="64px" />
            <SkeletonText lines={3} />
            <Skeleton width="60%" />
            <Skeleton width="220px" height="48px" />
          </div>
          <Card padded={false} className={headerStyles.cover}>
            <CardMedia className={headerStyles.media}>
              <Skeleton shape="drawing" />
            </CardMedia>
          </Card>
        </div>
        <CardGrid as="div" columns="four">
          {lessonKeys.map((key) => (
            <Card key={key} padded={false}>
              <CardMedia>
                <Skeleton shape="drawing" />
              </CardMedia>
              <CardBody>
                <Skeleton width="80%" height="32px" />
                <SkeletonText lines={3} />
                <Skeleton width="50%" />
              </CardBody>
            </Card>
          ))}
        </CardGrid>
      </Stack>
    </SkeletonGroup>
  );
}
