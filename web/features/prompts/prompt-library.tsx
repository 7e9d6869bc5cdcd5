import type { Snippet } from '@chalkline/contract/snippets';
import { promptPage } from '@chalkline/domain/prompts/prompt-pages';
import { allPrompts } from '@chalkline/domain/prompts/prompts-url-state';
import { onePerCategory, searchPrompts } from '@chalkline/domain/prompts/search';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { snippetsResource } from '../../api/resources.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PromptFilters } from './prompt-filters.tsx';
import { PromptGrid, PromptGridSkeleton } from './prompt-grid.tsx';
import styles from './prompt-library.module.css';
import type { PromptsNavigation } from './prompts-url-state.ts';

export interface PromptLibraryProps {
  readonly navigation: PromptsNavigation;
  /** The id of the list's place on the page, where its other pages start without scripts. */
  readonly anchor: string;
  /** Shows one prompt per category until the user asks for all, where the prompts are only part of the page. */
  readonly startsSmall?: boolean;
  /** The viewer's favourites, for people who can have some. */
  readonly favouriteIds?: readonly number[] | undefined;
  cardOf(snippet: Snippet): ReactNode;
}

/** All prompts, with a search and a filter by category. */
export function PromptLibrary(props: PromptLibraryProps): ReactElement {
  const { data: snippets, error, isFetching, refetch } = useResource(snippetsResource);
  return (
    <Stack gap={24}>
      <PromptFilters navigation={props.navigation} offersFavourites={props.favouriteIds !== undefined} />
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

function Found(props: FoundProps): ReactElement {
  const { snippets, navigation, anchor, startsSmall = false, cardOf, favouriteIds } = props;
  const { urlState, addressOf, go } = navigation;
  const count = useRef<HTMLParagraphElement>(null);
  const isNarrowed = urlState.search !== '' || urlState.category !== undefined || urlState.favourites;
  const listed = urlState.favourites && favouriteIds ? onlyThese(snippets, favouriteIds) : snippets;
  const isSample = startsSmall && !isNarrowed && urlState.page === undefined;
  const found = isSample ? onePerCategory(snippets) : searchPrompts(listed, urlState);
  const { prompts, page, pageCount } = promptPage(found, urlState.page);
  const addressOfPage = (wanted: number) =>
    `${addressOf({ ...urlState, openId: undefined, page: wanted })}#${anchor}`;
  const clear = () => {
    go(allPrompts);
    // The clicked button disappears, so the focus moves to the start of the list.
    count.current?.focus();
  };
  useStartOfPage(count, urlState.page);
  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {countText(found.length, snippets.length)}
      </p>
      {prompts.length > 0 ? (
        <PromptGrid snippets={prompts} cardOf={cardOf} />
      ) : (
        <NoPrompts hasFavourites={listed.length > 0} onClear={clear} />
      )}
      <Pagination label="Pages of prompts" page={page} pageCount={pageCount} hrefOf={addressOfPage} />
      {isSample ? (
        <Link href={addressOfPage(1)} asChild>
          <ButtonLink className={styles.more}>Show all {snippets.length} prompts</ButtonLink>
        </Link>
      ) : null}
    </>
  );
}

/** Another page is read from its start. */
function useStartOfPage(start: RefObject<HTMLElement | null>, page: number | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A change of the filter removes the page from the URL, and the focus stays in the filter.
    if (page !== undefined) start.current?.focus();
  }, [start, page]);
}

function onlyThese(snippets: readonly Snippet[], ids: readonly number[]): Snippet[] {
  return snippets.filter(({ id }) => ids.includes(id));
}

interface NoPromptsProps {
  /** False for somebody who looks for favourites and has none. */
  readonly hasFavourites: boolean;
  readonly onClear: () => void;
}

function NoPrompts({ hasFavourites, onClear }: NoPromptsProps): ReactElement {
  if (!hasFavourites) {
    return (
      <EmptyState
        title="No favourites yet"
        glyph="star"
        action={<Button onClick={onClear}>Show all prompts</Button>}
      >
        <p>Click the star on a prompt, and you'll find it here.</p>
      </EmptyState>
    );
  }
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
