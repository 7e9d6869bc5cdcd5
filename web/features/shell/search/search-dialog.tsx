import { searchPageAddress } from '@chalkline/contract/addresses';
import { longestSearchQuery, shortestSearchQuery } from '@chalkline/domain/search/search-limits';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLatestResource } from '../../../api/resource.ts';
import { searchResource } from '../../../api/resources.ts';
import { useViewer } from '../../../api/viewer.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FoundCount } from '../../../ui/found-count.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { RecentSearches } from './recent-list.tsx';
import { rememberSearch } from './recent-searches.ts';
import { sectionsOf } from './result-sections.ts';
import styles from './search-dialog.module.css';
import { type Choosing, listId, optionId, ResultOptions } from './search-options.tsx';

/** How long to wait after the last key before searching. */
const pauseMilliseconds = 150;

const foundWords = { one: 'result', many: 'results', none: 'No results' };

/** Searches while typing. The arrow keys walk through the results, and Enter opens one. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactElement {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [, navigate] = useLocation();
  const { viewer } = useViewer();
  const by = viewer?.id ?? 'visitor';
  const wasChosen = useRef(false);
  const typed = text.trim();
  const query = useSettled(typed, pauseMilliseconds);
  const isSearching = query.length >= shortestSearchQuery;

  const choose = () => {
    wasChosen.current = true;
    if (isSearching) rememberSearch(by, query);
    onClose();
  };
  const type = (next: string) => {
    setText(next);
    setActive(0);
  };
  const enter = () => {
    const option = document.getElementById(optionId(active));
    // The results of an earlier text stay on screen until those of the typed one have loaded.
    if (option && query === typed && !isListBusy()) return option.click();
    if (typed.length < shortestSearchQuery) return;
    choose();
    navigate(searchPageAddress(typed));
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') return enter();
    const count = document.getElementById(listId)?.querySelectorAll('[role="option"]').length ?? 0;
    if (count > 0) setActive((active + step + count) % count);
  };

  return (
    <Dialog
      open
      title="Search"
      className={styles.dialog}
      startsInField
      onOpenChange={onClose}
      focusAfter={() => (wasChosen.current ? chosenElement() : null)}
    >
      <Input
        type="search"
        role="combobox"
        aria-label="Search lessons, prompts, posts and more"
        aria-expanded={isSearching}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isSearching ? optionId(active) : undefined}
        icon={<Glyph name="search" size={20} />}
        placeholder="What are you looking for?"
        maxLength={longestSearchQuery}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {isSearching ? (
        <Results query={query} active={active} point={setActive} choose={choose} />
      ) : (
        <RecentSearches by={by} onChoose={type} />
      )}
    </Dialog>
  );
}

function isListBusy(): boolean {
  return document.getElementById(listId)?.getAttribute('aria-busy') === 'true';
}

/** The part of the page that the chosen result leads to, if it is on the page already, or the whole content. */
function chosenElement(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1)) ?? document.querySelector('main');
}

function Results({ query, ...choosing }: { query: string } & Choosing): ReactElement {
  const { data, isError, isPlaceholderData, isFetching, refetch } = useLatestResource(searchResource(query));
  const sections = data ? sectionsOf(data) : undefined;
  const count = sections?.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <div className={styles.results} aria-busy={isFetching}>
      {isError ? (
        <ErrorState
          title="Search isn't working right now"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : null}
      <FoundCount count={isPlaceholderData ? undefined : count} words={foundWords} isHidden />
      {data?.correctedTo ? <p className={styles.hint}>Showing results for “{data.correctedTo}”.</p> : null}
      {count === 0 && !isPlaceholderData ? (
        <p className={styles.hint}>
          Nothing found for “{query}”. Check the spelling, or try fewer or other words.
        </p>
      ) : null}
      <div id={listId} role="listbox" tabIndex={-1} aria-label="Results" aria-busy={isPlaceholderData}>
        {sections && count ? (
          <ResultOptions sections={sections} allAddress={searchPageAddress(query)} {...choosing} />
        ) : null}
      </div>
      {sections || isError ? null : <Waiting />}
    </div>
  );
}

function Waiting(): ReactElement {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="52px" />
      ))}
    </div>
  );
}
