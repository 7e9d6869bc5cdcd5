import type { TicketEventEntry } from '@chalkline/contract/tickets';
import { historyText } from '@chalkline/domain/consulting/ticket-history';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { NailItem, NailList } from '../../../ui/nail-list.tsx';
import styles from './ticket-history.module.css';

/** Everything that happened to a ticket, along a chalk line. */
export function TicketHistory({ history }: { history: readonly TicketEventEntry[] }): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <NailList>
      {history.map((event, index) => (
        <NailItem key={event.id} seed={event.id} state={index < history.length - 1 ? 'chalked' : 'driven'}>
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
