import type { TicketState } from './ticket.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The promised hours: acknowledgement after Priority, completion after In Progress. */
export const promisedHours = { acknowledgement: 24, completion: 48 } as const;
export type PromiseKind = keyof typeof promisedHours;

/** How long before a promised time ends the consultant is reminded. */
export const reminderHours = 4;

export interface RunningPromise {
  readonly kind: PromiseKind;
  readonly due: Date;
}

/** The promise that is currently running for a ticket, if any. */
export function runningPromise(ticket: TicketState): RunningPromise | undefined {
  const { status, prioritisedAt, acknowledgedAt, startedAt } = ticket;
  if (status === 'Priority' && prioritisedAt && !acknowledgedAt)
    return promise('acknowledgement', prioritisedAt);
  if (status === 'In Progress' && startedAt) return promise('completion', startedAt);
  return undefined;
}

function promise(kind: PromiseKind, since: Date): RunningPromise {
  return { kind, due: new Date(since.getTime() + promisedHours[kind] * hour) };
}

export function isOverdue(ticket: TicketState, now: Date): boolean {
  const running = runningPromise(ticket);
  return running !== undefined && running.due < now;
}

export interface ClockReading {
  readonly state: 'acknowledged' | 'running' | 'overdue';
  readonly text: string;
  /** Null when no promise is running. */
  readonly due: Date | null;
}

/** The clock on a card, the same for both sides; undefined where nothing was promised. */
export function readClock(ticket: TicketState, now: Date): ClockReading | undefined {
  const running = runningPromise(ticket);
  if (!running) {
    const isAcknowledged = ticket.status === 'Priority' && ticket.acknowledgedAt !== null;
    return isAcknowledged ? { state: 'acknowledged', text: 'Acknowledged', due: null } : undefined;
  }
  const left = running.due.getTime() - now.getTime();
  return left < 0
    ? { state: 'overdue', text: `Overdue by ${durationText(-left)}`, due: running.due }
    : { state: 'running', text: `${durationText(left)} left`, due: running.due };
}

/** "45 min", "18 h", "3 days": as exact as a waiting person needs. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(milliseconds / hour);
  return hours < 72 ? `${hours} h` : `${Math.round(milliseconds / day)} days`;
}
