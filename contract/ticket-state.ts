import type { TicketState } from '@chalkline/domain/consulting/ticket';
import type { Ticket } from './tickets.ts';

type TicketStateJson = Pick<Ticket, keyof TicketState>;

/** A ticket's state for the rules of the domain. */
export function readTicketState(json: TicketStateJson): TicketState {
  return {
    status: json.status,
    prioritisedAt: readTime(json.prioritisedAt),
    acknowledgedAt: readTime(json.acknowledgedAt),
    startedAt: readTime(json.startedAt),
    completedAt: readTime(json.completedAt),
  };
}

/** A ticket's state as JSON. */
export function writeTicketState(state: TicketState): TicketStateJson {
  return {
    status: state.status,
    prioritisedAt: writeTime(state.prioritisedAt),
    acknowledgedAt: writeTime(state.acknowledgedAt),
    startedAt: writeTime(state.startedAt),
    completedAt: writeTime(state.completedAt),
  };
}

function readTime(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

function writeTime(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}
