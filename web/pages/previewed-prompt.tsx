import type { Snippet } from '@chalkline/contract/snippets';
import { promptParts } from '@chalkline/domain/prompts/placeholders';
import { promptAddress } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement } from 'react';
import { PreviewCard } from '../features/prompts/preview-card.tsx';
import { PromptCard } from '../features/prompts/prompt-card.tsx';
import { PromptText } from '../features/prompts/prompt-text.tsx';
import { Grid } from '../ui/layout.tsx';

/** The card, and for people who may read it, the whole text next to it. */
export function PreviewedPrompt({ prompt }: { prompt: Snippet }): ReactElement {
  if (prompt.isPreview) {
    return (
      <Grid min={300} columns={3}>
        <PreviewCard snippet={prompt} />
      </Grid>
    );
  }
  return (
    <Grid min={300} columns={2}>
      <PromptCard snippet={prompt} href={promptAddress(prompt.id)}>
        {null}
      </PromptCard>
      <PromptText parts={promptParts(prompt.prompt)} />
    </Grid>
  );
}
