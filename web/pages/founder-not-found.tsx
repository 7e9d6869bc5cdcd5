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
      We can't find that page in the console. It may have been deleted, or there may be a typo in the address.
    </EmptyState>
  );
}
