import type { ReactElement } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';

/** Stands where courses would be when they did not arrive. */
export function CoursesFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <ErrorState title="We couldn't load the courses" onRetry={onRetry}>
      Check your connection and try again.
    </ErrorState>
  );
}
