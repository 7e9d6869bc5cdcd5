import type { ReactElement } from 'react';
import { Reviews } from '../features/reviews/reviews.tsx';
import { LearnerSnapshots } from '../features/snapshots/learner-snapshots.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Stack } from '../ui/layout.tsx';

export function Screen(): ReactElement {
  return (
    <Stack gap={24}>
      <ChalkHeading seed="reviews">Reviews</ChalkHeading>
      <Reviews
        snapshotsOf={({ snapshots, course }) => (
          <LearnerSnapshots snapshots={snapshots} lessons={course.lessons} />
        )}
      />
    </Stack>
  );
}
