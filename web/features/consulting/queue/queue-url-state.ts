import { type TicketType, ticketTypes } from '@chalkline/domain/consulting/ticket';
import { useLocation } from 'wouter';
import { useQueryString } from '../../../ui/query-string.ts';

/** The consultant's view: the tickets of one member, of one type, and the open ticket. */
export interface QueueUrlState {
  readonly memberId: string | undefined;
  readonly type: TicketType | undefined;
  readonly openId: string | undefined;
}

export interface QueueNavigation {
  readonly urlState: QueueUrlState;
  addressOf(urlState: QueueUrlState): string;
  go(urlState: QueueUrlState): void;
}

/** The state is in the URL, so that back, reload and links in emails keep it. */
export function useQueueUrlState(): QueueNavigation {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useQueryString());
  const urlState: QueueUrlState = {
    memberId: query.get('member') || undefined,
    type: ticketTypes.find((type) => type === query.get('type')),
    openId: query.get('ticket') || undefined,
  };
  const addressOf = ({ memberId, type, openId }: QueueUrlState) => {
    const wanted = Object.entries({ member: memberId, type, ticket: openId });
    const given = wanted.filter((entry): entry is [string, string] => entry[1] !== undefined);
    return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
  };
  return { urlState, addressOf, go: (wanted) => navigate(addressOf(wanted), { replace: true }) };
}
