import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown in place of the courses when no course matches the filter. */
export function NoCourses({ onClear }: { onClear: () => void }): ReactElement {
  return (
    <EmptyState
      glyph="search"
      level={2}
      title="No courses found matching your criteria."
      action={<Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}
