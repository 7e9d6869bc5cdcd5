import { type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import styles from './search-dialog.module.css';

interface RecentSearchesProps {
  readonly by: string;
  readonly onChoose: (query: string) => void;
}

/** What the dialog shows before anything is typed. */
export function RecentSearches({ by, onChoose }: RecentSearchesProps): ReactElement {
  const [queries, setQueries] = useState(() => recentSearches(by));
  if (queries.length === 0) {
    return (
      <p className={styles.hint}>
        Type a few words, such as “contact form” or “how do I take payments”. Small typos don't matter.
      </p>
    );
  }
  const clear = () => {
    forgetSearches();
    setQueries([]);
  };
  return (
    <section className={styles.recent} aria-label="Recent searches">
      <p className={styles.label} aria-hidden="true">
        Recent searches
      </p>
      <ul className={styles.recentList}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.option} onClick={() => onChoose(query)}>
              <Glyph name="history" size={20} /> {query}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={clear}>
        Clear recent searches
      </Button>
    </section>
  );
}
