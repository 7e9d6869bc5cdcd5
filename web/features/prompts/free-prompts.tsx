import type { Snippet } from '@chalkline/contract/snippets';
import { type ReactElement, useId } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { FreePromptCard } from './free-prompt-card.tsx';
import { PromptGrid } from './prompt-grid.tsx';

export interface FreePromptsProps {
  readonly title: string;
  readonly snippets: readonly Snippet[];
}

/** Prompts that need no plan, under a heading. Nothing if there are none. */
export function FreePrompts({ title, snippets }: FreePromptsProps): ReactElement | null {
  const headingId = useId();
  if (snippets.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={24}>
        <h2 id={headingId}>{title}</h2>
        <PromptGrid snippets={snippets} cardOf={(snippet) => <FreePromptCard snippet={snippet} />} />
      </Stack>
    </section>
  );
}
