import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function Screen(): ReactElement {
  return (
    <EmptyState
      level={1}
      glyph="search"
      title="404 Page Not Found"
      action={
        <Link href="/founder" asChild>
          <ButtonLink variant="marker">Go to the overview</ButtonLink>
        </Link>
      }
    >
      The console has nothing at this address. It may have been deleted, or the address has a typing mistake.
    </EmptyState>
  );
}
