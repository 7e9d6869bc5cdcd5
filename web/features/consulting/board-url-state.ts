import { type MemberStatus, memberStatuses } from '@chalkline/domain/consulting/ticket';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

/** Where somebody stands on the board: a ticket is open, or a new one is being written, or neither. */
export interface BoardUrlState {
  /** The id as the address gives it: it may name no ticket. */
  readonly openId: string | undefined;
  /** The column that a new ticket is written for. */
  readonly adding: MemberStatus | undefined;
}

export interface BoardNavigation {
  readonly place: BoardUrlState;
  addressOf(ticketId: string): string;
  add(column: MemberStatus): void;
  close(): void;
}

interface OpenedHere {
  readonly openedHere: true;
}

/** Goes with the step to what is open, so that closing it can be a step back. */
export const openedHere: OpenedHere = { openedHere: true };

/** The place lives in the address, so that back closes what is open and a mail can lead to a ticket. */
export function useBoardUrlState(): BoardNavigation {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useQueryString());
  const addressOf = (ticketId: string) => `${path}?${new URLSearchParams({ ticket: ticketId })}`;
  return {
    place: {
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
