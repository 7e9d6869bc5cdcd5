import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a visitor sees in place of their snapshots. The link signs in and returns to the lesson. */
export function SignInForSnapshots({ href }: { readonly href: string }): ReactElement {
  return (
    <EmptyState
      glyph="upload"
      title="Sign in to save pictures of what you built"
      action={<ButtonLink href={href}>Sign in</ButtonLink>}
    >
      It's free. Your pictures stay with the lesson, and only you and the founder can see them.
    </EmptyState>
  );
}
