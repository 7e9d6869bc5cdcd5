import type { Ticket } from '@chalkline/contract/tickets';
import type { MoveRefusal } from '@chalkline/domain/consulting/move-ticket';
import { type MemberStatus, memberStatuses } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import type { OpenedMenuProps } from '../../ui/lazy-menu.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { OpenedMenu } from '../../ui/opened-menu.tsx';
import { MoveTrigger } from './move-trigger.tsx';

export interface MoveMenuProps extends OpenedMenuProps {
  readonly ticket: Ticket;
  refusalOf(ticket: Ticket, to: MemberStatus): MoveRefusal | undefined;
  onMove(to: MemberStatus): void;
}

/** Moves a ticket by a menu, without dragging. A refused column is marked, and choosing it explains why. */
export function MoveMenu({ ticket, isByKeyboard, refusalOf, onMove }: MoveMenuProps): ReactElement {
  return (
    <OpenedMenu
      isByKeyboard={isByKeyboard}
      trigger={<MoveTrigger ticketTitle={ticket.title} />}
      align="start"
    >
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
    </OpenedMenu>
  );
}
