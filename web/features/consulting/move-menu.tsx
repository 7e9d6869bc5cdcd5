import type { Ticket } from '@chalkline/contract/tickets';
import type { MoveRefusal } from '@chalkline/domain/consulting/move-ticket';
import { type MemberStatus, memberStatuses } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

interface MoveMenuProps {
  readonly ticket: Ticket;
  refusalOf(ticket: Ticket, to: MemberStatus): MoveRefusal | undefined;
  onMove(to: MemberStatus): void;
}

/** Moves a ticket by a menu, without dragging. A refused column is marked, and choosing it explains why. */
export function MoveMenu({ ticket, refusalOf, onMove }: MoveMenuProps): ReactElement {
  const trigger = (
    <Button variant="quiet" size="small" aria-label={`Move “${ticket.title}” to…`}>
      Move to…
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {memberStatuses
        .filter((status) => status !== ticket.status)
        .map((status) => (
          <MenuItem
            key={status}
            icon={<Glyph name={refusalOf(ticket, status) ? 'lock' : 'arrow-right'} size={20} />}
            trailing={refusalOf(ticket, status) ? 'full' : undefined}
            onSelect={() => onMove(status)}
          >
            {status}
          </MenuItem>
        ))}
    </Menu>
  );
}
