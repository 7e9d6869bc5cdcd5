import type { FounderTicket } from '@chalkline/contract/tickets';
import { sortQueue } from './queue-order.ts';
import type { QueueUrlState } from './queue-url-state.ts';

export interface QueueGroup {
  readonly title: string;
  /** The text while the group is empty. */
  readonly empty: string;
  readonly tickets: readonly FounderTicket[];
}

/** The tickets in view, most urgent first, grouped by what to do with them. */
export function queueGroups(
  tickets: readonly FounderTicket[],
  urlState: QueueUrlState,
  now: Date | undefined,
): QueueGroup[] {
  const shown = sortQueue(
    tickets.filter((ticket) => isShown(ticket, urlState)),
    now,
  );
  const inStatus = (...statuses: FounderTicket['status'][]) =>
    shown.filter(({ status }) => statuses.includes(status));
  return [
    {
      title: 'To do',
      empty: 'No tickets are due right now.',
      tickets: inStatus('Priority', 'In Progress'),
    },
    {
      title: 'Ideas',
      empty: "Tickets that members haven't prioritized yet appear here.",
      tickets: inStatus('Idea'),
    },
    { title: 'Completed', empty: 'Tickets you complete appear here.', tickets: inStatus('Completed') },
  ];
}

function isShown({ member, type }: FounderTicket, urlState: QueueUrlState): boolean {
  const isOfMember = urlState.memberId === undefined || member.id === urlState.memberId;
  return isOfMember && (urlState.type === undefined || type === urlState.type);
}

export interface QueueMember {
  readonly id: string;
  readonly name: string;
}

/** Every member with a ticket, by name. */
export function membersOf(tickets: readonly FounderTicket[]): QueueMember[] {
  const members = new Map(tickets.map(({ member: { id, name } }) => [id, { id, name }]));
  return [...members.values()].sort((left, right) => left.name.localeCompare(right.name));
}
