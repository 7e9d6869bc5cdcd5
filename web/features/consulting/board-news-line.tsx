import type { Ticket } from '@chalkline/contract/tickets';
import { type ReactElement, useState } from 'react';
import { newsBetween } from './board-news.ts';
import styles from './board-news-line.module.css';

/** Shows and announces what the consultant did while the board was open. */
export function BoardNews({ tickets }: { tickets: readonly Ticket[] }): ReactElement {
  const [seen, setSeen] = useState(tickets);
  const [news, setNews] = useState<readonly string[]>([]);
  if (seen !== tickets) {
    setSeen(tickets);
    const latest = newsBetween(seen, tickets);
    if (latest.length > 0) setNews(latest);
  }
  return (
    <p role="status" className={styles.news}>
      {news.join(' ')}
    </p>
  );
}
