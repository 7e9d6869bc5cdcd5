import { addressOf, ticketMessagesPath } from '@chalkline/contract/addresses';
import type { Ticket } from '@chalkline/contract/tickets';
import { mayMemberChange } from '@chalkline/domain/consulting/ticket';
import { type ReactElement, useState } from 'react';
import { useResource } from '../../../api/resource.ts';
import { ticketSheetResource, ticketsResource } from '../../../api/ticket-resources.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { MissingDialog } from '../../../ui/missing-dialog.tsx';
import { LazyDeleteTicket } from '../lazy-delete-ticket.ts';
import { LazyMoveMenu } from '../lazy-move-menu.tsx';
import { useTicketHandling } from '../ticket-handling.ts';
import { SheetBody } from './sheet-body.tsx';
import { wayToTicket } from './ticket-link.ts';

export interface TicketSheetProps {
  readonly ticketId: string;
  readonly onClose: () => void;
}

/** The ticket named by the URL, next to the board. */
export function TicketSheet({ ticketId, onClose }: TicketSheetProps): ReactElement | null {
  const { data: tickets, isPending } = useResource(ticketsResource);
  if (isPending) return null;
  const ticket = tickets?.find(({ id }) => id === ticketId);
  if (!ticket) return <NoTicket onClose={onClose} />;
  return <OpenTicket key={ticketId} ticket={ticket} tickets={tickets ?? []} onClose={onClose} />;
}

interface OpenTicketProps {
  readonly ticket: Ticket;
  readonly tickets: readonly Ticket[];
  readonly onClose: () => void;
}

function OpenTicket({ ticket, tickets, onClose }: OpenTicketProps): ReactElement {
  const reading = useResource(ticketSheetResource(ticket.id));
  return (
    <Sheet
      open
      startsAtTop
      onOpenChange={onClose}
      focusAfter={() => wayToTicket(ticket.id)}
      title={ticket.title}
      footer={
        mayMemberChange(ticket) ? (
          <TicketActions ticket={ticket} tickets={tickets} onClose={onClose} />
        ) : undefined
      }
    >
      <SheetBody
        ticket={ticket}
        reading={reading}
        side="member"
        answerAddress={addressOf(ticketMessagesPath, { ticketId: ticket.id })}
      />
    </Sheet>
  );
}

function TicketActions({ ticket, tickets, onClose }: OpenTicketProps): ReactElement {
  const { refusalOf, move } = useTicketHandling(tickets);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <LazyMoveMenu ticket={ticket} refusalOf={refusalOf} onMove={(to) => move(ticket, to)} />
      <Button
        variant="danger"
        size="small"
        icon={<Glyph name="trash" size={20} />}
        onClick={() => setDeleting(true)}
      >
        Delete
      </Button>
      {isDeleting ? (
        <LazyDeleteTicket ticket={ticket} onClose={() => setDeleting(false)} onDeleted={onClose} />
      ) : null}
    </>
  );
}

function NoTicket({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <MissingDialog
      title="Ticket not found"
      description="We can't find this ticket on your board. It may have been deleted, or the link may be incomplete."
      wayOut="See all tickets"
      onClose={onClose}
    />
  );
}
