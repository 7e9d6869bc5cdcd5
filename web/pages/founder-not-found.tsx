import { kindNamed } from '@chalkline/domain/content/kind-names';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { FoundersOnly } from '../features/content-editor/founders-only.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Editors reach this page at addresses of content that only founders may open, and read why. */
export function Screen({ parameters }: { parameters: { readonly kind?: string } }): ReactNode {
  return <FoundersOnly kind={kindNamed(parameters.kind)} level={1} otherwise={<NotFound />} />;
}

function NotFound(): ReactElement {
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
