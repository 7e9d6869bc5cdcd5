import type { ReactElement } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';

/** Shown in place of the courses when they can't be loaded. */
export function CoursesFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <ErrorState title="We couldn't load the courses" onRetry={onRetry}>
      Check your connection and try again.
    </ErrorState>
  );
}
