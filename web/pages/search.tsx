import { searchPagePath } from '@chalkline/contract/addresses';
import { longestSearchQuery, shortestSearchQuery } from '@chalkline/domain/search/search-limits';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../api/resource.ts';

import { searchResource } from '../api/resources.ts';

import { PageOfBothShells } from '../features/access/page-of-both-shells.tsx';
import { isWholePage, type ResultSection, sectionsOf } from '../features/shell/search/result-sections.ts';
import { SearchResultText } from '../features/shell/search/search-result.tsx';
import { Button } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FoundCount } from '../ui/found-count.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Input } from '../ui/input.tsx';
import { Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './search.module.css';

const foundWords = { one: 'result', many: 'results', none: 'No results' };

/** All results on a page of its own. It works without scripts. */
export function Screen(): ReactElement {
  const query = new URLSearchParams(useQueryString()).get('q')?.trim() ?? '';
  return (
    <PageOfBothShells>
      <Stack gap={24} className={styles.page}>
        <ChalkHeading>Search</ChalkHeading>
        <search>
          <form action={searchPagePath} method="get" className={styles.form}>
            <Input
              // Another query is another field, because the server has filled it in.
              key={query}
              type="search"
              name="q"
              aria-label="Search lessons, prompts, posts and more"
              icon={<Glyph name="search" size={20} />}
              maxLength={longestSearchQuery}
              autoComplete="off"
              defaultValue={query}
            />
            <Button type="submit">Search</Button>
          </form>
        </search>
        {query.length < shortestSearchQuery ? (
          <p>
            Type a few words, such as “contact form” or “how do I take payments”. Small typos don't matter.
          </p>
        ) : (
          <Results query={query} />
        )}
      </Stack>
    </PageOfBothShells>
  );
}

function Results({ query }: { query: string }): ReactElement {
  const { data, isError, isFetching, refetch } = useResource(searchResource(query));
  if (isError) {
    return (
      <ErrorState title="Search isn't working right now" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="240px" />;
  const sections = sectionsOf(data);
  const count = sections.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      {data.correctedTo ? <p>Showing results for “{data.correctedTo}”.</p> : null}
      <FoundCount count={count} words={foundWords} />
      {sections.map((section) => (
        <Section key={section.label} {...section} />
      ))}
      {count === 0 ? (
        <EmptyState title={`Nothing found for “${query}”`}>
          Check the spelling, or try fewer or other words.
        </EmptyState>
      ) : null}
    </>
  );
}

function Section({ label, results }: ResultSection): ReactElement {
  return (
    <section aria-label={label}>
      <h2 className={styles.label}>{label}</h2>
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={`${result.kind} ${result.id}`}>
            {isWholePage(result) ? (
              <a href={result.address} className={styles.link}>
                <SearchResultText result={result} />
              </a>
            ) : (
              <Link href={result.address} className={styles.link ?? ''}>
                <SearchResultText result={result} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
