import type { Ticket } from '@chalkline/contract/tickets';
import { type ReactElement, useState } from 'react';
import { changesBetween } from './board-changes.ts';
import styles from './board-changes-line.module.css';

/** Shows and announces what the consultant did while the board was open. */
export function BoardChanges({ tickets }: { tickets: readonly Ticket[] }): ReactElement {
  const [seen, setSeen] = useState(tickets);
  const [messages, setMessages] = useState<readonly string[]>([]);
  if (seen !== tickets) {
    setSeen(tickets);
    const latest = changesBetween(seen, tickets);
    if (latest.length > 0) setMessages(latest);
  }
  return (
    <p role="status" className={styles.messages}>
      {messages.join(' ')}
    </p>
  );
}
