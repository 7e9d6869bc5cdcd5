import { refuseKind } from '@chalkline/domain/access/editing-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listAddress } from './content-url-state.ts';

interface FoundersOnlyProps {
  readonly kind: ContentKind | undefined;
  /** Shown to everybody who is not refused this kind. */
  readonly otherwise: ReactElement;
  readonly level?: 1 | 2;
}

/** Tells editors why they can't open a kind of content. */
export function FoundersOnly({ kind, otherwise, level = 2 }: FoundersOnlyProps): ReactNode {
  const { viewer } = useViewer();
  const refusal = kind ? refuseKind(viewer?.role ?? null, kind) : undefined;
  if (!refusal) return otherwise;
  return (
    <EmptyState
      title={refusal.title}
      glyph="lock"
      level={level}
      action={
        level === 1 ? (
          <Link href={listAddress('course')} asChild>
            <ButtonLink variant="marker">Go to the content</ButtonLink>
          </Link>
        ) : undefined
      }
    >
      {refusal.reason}
    </EmptyState>
  );
}
