import type { ReactElement } from 'react';
import { Reviews } from '../features/reviews/reviews.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { deferred } from '../ui/deferred.tsx';
import { Stack } from '../ui/layout.tsx';

const LearnerSnapshots = deferred(
  async () => (await import('../features/snapshots/learner-snapshots.tsx')).LearnerSnapshots,
);

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
