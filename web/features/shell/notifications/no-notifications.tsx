import type { ReactElement } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function NoNotifications(): ReactElement {
  return (
    <EmptyState title="Nothing new" glyph="bell" level={2}>
      When somebody reviews your work or replies to you, you'll see it here.
    </EmptyState>
  );
}
