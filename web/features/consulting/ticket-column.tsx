import type { Ticket } from '@chalkline/contract/tickets';
import { isMemberStatus, type MemberStatus, type TicketStatus } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Column } from '../../ui/board/column.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { columnCount, columnNotes, emptyColumnTexts } from './column-labels.ts';
import { TicketCard } from './ticket-card.tsx';
import styles from './ticket-column.module.css';
import type { TicketHandling } from './ticket-handling.ts';

interface TicketColumnProps {
  readonly status: TicketStatus;
  readonly tickets: readonly Ticket[];
  readonly handling: TicketHandling;
  readonly onAdd: (column: MemberStatus) => void;
}

export function TicketColumn({ status, tickets, handling, onAdd }: TicketColumnProps): ReactElement {
  const isEmpty = tickets.length === 0;
  return (
    <Column
      id={status}
      title={status}
      count={columnCount(status, tickets.length)}
      note={columnNotes[status]}
      isLocked={!isMemberStatus(status)}
      action={isMemberStatus(status) ? <AddButton column={status} onAdd={onAdd} /> : undefined}
      slot={isEmpty ? <EmptyColumn status={status} /> : undefined}
    >
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} handling={handling} />
      ))}
    </Column>
  );
}

interface AddButtonProps {
  readonly column: MemberStatus;
  readonly onAdd: (column: MemberStatus) => void;
}

function AddButton({ column, onAdd }: AddButtonProps): ReactElement {
  return (
    <Button variant="quiet" size="small" icon={<Glyph name="plus" size={18} />} onClick={() => onAdd(column)}>
      Add
      <span className="visually-hidden"> a ticket to {column}</span>
    </Button>
  );
}

/** Priority shows its one slot; the other columns show a hint. */
function EmptyColumn({ status }: { status: TicketStatus }): ReactElement {
  if (!isMemberStatus(status)) return <p className={styles.text}>{emptyColumnTexts[status]}</p>;
  return (
    <Card tone="dashed" className={styles.slot}>
      <p className={styles.text}>{emptyColumnTexts[status]}</p>
    </Card>
  );
}
