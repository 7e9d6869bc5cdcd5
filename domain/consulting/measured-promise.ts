import { isOverdue, type PromiseKind } from './promise-clock.ts';
import type { TicketState } from './ticket.ts';

/** With fewer tickets the numbers mean nothing. */
const fewestMeasured = 10;
export const measuredDays = 90;

export interface PromiseMeasure {
  readonly tickets: number;
  readonly medianMinutes: number;
  /** The 90th percentile. */
  readonly slowestTenthMinutes: number;
}

/** The measured times of each promise; null where there are too few tickets. */
export type MeasuredPromise = Readonly<Record<PromiseKind, PromiseMeasure | null>>;

export function measurePromise(tickets: readonly TicketState[], now: Date): MeasuredPromise {
  return {
    acknowledgement: measure(
      tickets.map((ticket) => minutesTaken(ticket, ticket.prioritisedAt, ticket.acknowledgedAt, now)),
    ),
    completion: measure(
      tickets.map((ticket) => minutesTaken(ticket, ticket.startedAt, ticket.completedAt, now)),
    ),
  };
}

/**
 * A promise that is already broken counts with the time so far, so that waiting longer does not look
 * better.
 */
function minutesTaken(
  ticket: TicketState,
  from: Date | null,
  to: Date | null,
  now: Date,
): number | undefined {
  if (!from) return undefined;
  const end = to ?? (isOverdue(ticket, now) ? now : undefined);
  return end === undefined ? undefined : Math.max(0, (end.getTime() - from.getTime()) / 60_000);
}

function measure(taken: readonly (number | undefined)[]): PromiseMeasure | null {
  const minutes = taken.filter((one) => one !== undefined).toSorted((left, right) => left - right);
  if (minutes.length < fewestMeasured) return null;
  return {
    tickets: minutes.length,
    medianMinutes: Math.round(median(minutes)),
    slowestTenthMinutes: Math.round(minutes[Math.ceil(minutes.length * 0.9) - 1] ?? 0),
  };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
