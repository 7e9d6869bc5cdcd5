import type { TicketEventEntry } from '@chalkline/contract/tickets';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import { historyText } from '@chalkline/domain/consulting/ticket-history';
import type { ReactElement } from 'react';
import { NailItem, NailList } from '../../../ui/nail-list.tsx';
import styles from './ticket-history.module.css';

/** Everything that happened to a ticket, along a chalk line. */
export function TicketHistory({ history }: { history: readonly TicketEventEntry[] }): ReactElement {
  return (
    <NailList className={styles.history}>
      {history.map((event, index) => (
        <NailItem
          key={event.id}
          seed={event.id}
          state={index < history.length - 1 ? 'chalked' : 'driven'}
          className={styles.event}
        >
          <p className={styles.what}>{historyText(event)}</p>
          <p className={styles.when}>
            <time dateTime={event.at}>{momentLabel(event.at)}</time>
            {event.by === 'consultant' ? ', by the consultant' : ''}
          </p>
        </NailItem>
      ))}
    </NailList>
  );
}
