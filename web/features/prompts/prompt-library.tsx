import type { Snippet } from '@chalkline/contract/snippets';
import { allPrompts } from '@chalkline/domain/prompts/prompts-place';
import { searchPrompts } from '@chalkline/domain/prompts/search';
import type { ReactElement, ReactNode } from 'react';
import { useResource } from '../../api/resource.ts';
import { snippetsResource } from '../../api/resources.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PromptFilters } from './prompt-filters.tsx';
import { PromptGrid, PromptGridSkeleton } from './prompt-grid.tsx';
import styles from './prompt-library.module.css';
import type { PromptsNavigation } from './prompts-place.ts';

export interface PromptLibraryProps {
  readonly navigation: PromptsNavigation;
  cardOf(snippet: Snippet): ReactNode;
}

/** Every prompt, to be searched and narrowed to a category. */
export function PromptLibrary({ navigation, cardOf }: PromptLibraryProps): ReactElement {
  const { data: snippets, error, isFetching, refetch } = useResource(snippetsResource);
  return (
    <Stack gap={24}>
      <PromptFilters navigation={navigation} />
      {error ? (
        <ErrorState
          title="The prompts could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {snippets ? <Found snippets={snippets} navigation={navigation} cardOf={cardOf} /> : null}
      {snippets || error ? null : <PromptGridSkeleton />}
    </Stack>
  );
}

interface FoundProps extends PromptLibraryProps {
  readonly snippets: readonly Snippet[];
}

function Found({ snippets, navigation: { place, go }, cardOf }: FoundProps): ReactElement {
  const found = searchPrompts(snippets, place);
  return (
    <>
      <p role="status" className={styles.count}>
        {countText(found.length, snippets.length)}
      </p>
      {found.length > 0 ? (
        <PromptGrid snippets={found} cardOf={cardOf} />
      ) : (
        <EmptyState
          title="No Prompts Found"
          glyph="search"
          action={<Button onClick={() => go(allPrompts)}>Clear All Filters</Button>}
        >
          <p>Try another word, or look in all categories.</p>
        </EmptyState>
      )}
    </>
  );
}

function countText(found: number, all: number): string {
  return found === all ? `${all} prompts` : `${found} of ${all} prompts`;
}
