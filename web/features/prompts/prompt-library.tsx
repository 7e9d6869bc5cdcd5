import type { Snippet } from '@chalkline/contract/snippets';
import { allPrompts } from '@chalkline/domain/prompts/prompts-url-state';
import { onePerCategory, searchPrompts } from '@chalkline/domain/prompts/search';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useResource } from '../../api/resource.ts';
import { snippetsResource } from '../../api/resources.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PromptFilters } from './prompt-filters.tsx';
import { PromptGrid, PromptGridSkeleton } from './prompt-grid.tsx';
import styles from './prompt-library.module.css';
import type { PromptsNavigation } from './prompts-url-state.ts';

export interface PromptLibraryProps {
  readonly navigation: PromptsNavigation;
  /** Shows one prompt per category until the user asks for all, where the prompts are only part of the page. */
  readonly startsSmall?: boolean;
  cardOf(snippet: Snippet): ReactNode;
}

/** All prompts, with a search and a filter by category. */
export function PromptLibrary(props: PromptLibraryProps): ReactElement {
  const { data: snippets, error, isFetching, refetch } = useResource(snippetsResource);
  return (
    <Stack gap={24}>
      <PromptFilters navigation={props.navigation} />
      {error ? (
        <ErrorState
          title="We couldn't load the prompts"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {snippets ? <Found {...props} snippets={snippets} /> : null}
      {snippets || error ? null : (
        <>
          <Skeleton width="96px" height="24px" className={styles.countPlace} />
          <PromptGridSkeleton />
        </>
      )}
    </Stack>
  );
}

interface FoundProps extends PromptLibraryProps {
  readonly snippets: readonly Snippet[];
}

function Found({ snippets, navigation, startsSmall = false, cardOf }: FoundProps): ReactElement {
  const { urlState, go } = navigation;
  const count = useRef<HTMLParagraphElement>(null);
  const [isSmall, setSmall] = useState(startsSmall);
  const isNarrowed = urlState.search !== '' || urlState.category !== undefined;
  const isSample = isSmall && !isNarrowed;
  const shown = isSample ? onePerCategory(snippets) : searchPrompts(snippets, urlState);
  // Moves the focus to the start of the list, because the clicked button disappears.
  const beginWith = (change: () => void) => () => {
    change();
    count.current?.focus();
  };
  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {countText(shown.length, snippets.length)}
      </p>
      {shown.length > 0 ? (
        <PromptGrid snippets={shown} cardOf={cardOf} />
      ) : (
        <NoPrompts onClear={beginWith(() => go(allPrompts))} />
      )}
      {isSample ? (
        <Button className={styles.more} onClick={beginWith(() => setSmall(false))}>
          Show all {snippets.length} prompts
        </Button>
      ) : null}
    </>
  );
}

function NoPrompts({ onClear }: { onClear: () => void }): ReactElement {
  return (
    <EmptyState
      title="No Prompts Found"
      glyph="search"
      action={<Button onClick={onClear}>Clear All Filters</Button>}
    >
      <p>Try another word, or look in all categories.</p>
    </EmptyState>
  );
}

function countText(shown: number, all: number): string {
  return shown === all ? `${all} prompts` : `${shown} of ${all} prompts`;
}
