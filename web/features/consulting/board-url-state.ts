import { type MemberStatus, memberStatuses } from '@chalkline/domain/consulting/ticket';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

/** The state of the board in the URL: a ticket is open, a new one is being written, or neither. */
interface BoardUrlState {
  /** The id from the URL. There may be no such ticket. */
  readonly openId: string | undefined;
  /** The column that a new ticket is for. */
  readonly adding: MemberStatus | undefined;
}

export interface BoardNavigation {
  readonly urlState: BoardUrlState;
  addressOf(ticketId: string): string;
  add(column: MemberStatus): void;
  close(): void;
}

interface OpenedHere {
  readonly openedHere: true;
}

/** Stored in the history entry, so that closing can go back one step. */
export const openedHere: OpenedHere = { openedHere: true };

/** The state is in the URL, so that back closes a ticket and an email can link to one. */
export function useBoardUrlState(): BoardNavigation {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useQueryString());
  const addressOf = (ticketId: string) => `${path}?${new URLSearchParams({ ticket: ticketId })}`;
  return {
    urlState: {
      openId: query.get('ticket') || undefined,
      adding: memberStatuses.find((column) => column === query.get('add')),
    },
    addressOf,
    add: (column) => navigate(`${path}?${new URLSearchParams({ add: column })}`, { state: openedHere }),
    close: () => {
      if ((window.history.state as OpenedHere | null)?.openedHere) window.history.back();
      else navigate(path, { replace: true });
    },
  };
}
