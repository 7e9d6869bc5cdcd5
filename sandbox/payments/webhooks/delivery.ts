import { setTimeout as rest } from 'node:timers/promises';
import type { DeliveryAttempt, OutgoingEvent } from '../ledger/ledger.ts';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import { type Endpoint, postEvent } from './post-event.ts';

export interface Delivery {
  /** Starts with everything undelivered, also from before a restart. */
  start(): void;
  /** Aborts running deliveries; the next start sends them again. */
  stop(): Promise<void>;
}

export interface DeliveryOptions {
  readonly ledger: OpenLedger;
  readonly endpoint: Endpoint;
  /** In milliseconds, one after each failed attempt; the last one repeats. */
  readonly pauses: readonly number[];
}

const second = 1000;
const minute = 60 * second;

export const usualPauses = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, 60 * minute];

const mostAtOnce = 5;

/** The longest timer; anything due later is checked again then. */
const longestTimer = 60 * minute;

/**
 * Delivers events to the product until each is answered with 2xx, several at a time and in no guaranteed
 * order. It only sees what was written to disk, so no event is sent that could still be lost.
 */
export function delivery({ ledger, endpoint, pauses }: DeliveryOptions): Delivery {
  const underway = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const deliver = async ({ event }: OutgoingEvent): Promise<void> => {
    const attempt = await attemptOf(() => postEvent(event, endpoint, stopping.signal));
    if (!stopping.signal.aborted)
      await ledger.change(({ ledger: { outgoing } }) => note(outgoing, event.id, attempt));
  };

  const note = (outgoing: OutgoingEvent[], id: string, attempt: DeliveryAttempt): void => {
    const entry = outgoing.find(({ event }) => event.id === id);
    if (!entry) return;
    const pause = pauses[Math.min(entry.attempts.length, pauses.length - 1)] ?? minute;
    entry.attempts.push(attempt);
    entry.nextAttemptAt = attempt.failure === null ? null : attempt.at + pause;
    if (attempt.failure === null) entry.event.pending_webhooks = 0;
  };

  const restBeforeTryingAgain = (): Promise<void> =>
    rest(pauses[0] ?? minute, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  const look = (): void => {
    if (!isRunning) return;
    clearTimeout(timer);
    const waiting = ledger
      .read()
      .ledger.outgoing.filter(
        ({ event, nextAttemptAt }) => nextAttemptAt !== null && !underway.has(event.id),
      );
    const now = Date.now();
    const due = waiting.filter(({ nextAttemptAt }) => (nextAttemptAt ?? 0) <= now);
    for (const entry of due.slice(0, mostAtOnce - underway.size)) {
      // A result that could not be written is unknown: the event is sent again after a pause.
      const work = deliver(entry).catch(() => restBeforeTryingAgain());
      const done = work.finally(() => {
        underway.delete(entry.event.id);
        look();
      });
      underway.set(entry.event.id, done);
    }
    const later = waiting.map(({ nextAttemptAt }) => nextAttemptAt ?? 0).filter((at) => at > now);
    if (later.length === 0) return;
    timer = setTimeout(look, Math.min(Math.min(...later) - now, longestTimer));
    timer.unref();
  };

  ledger.onWritten(look);
  return {
    start: () => {
      isRunning = true;
      look();
    },
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      stopping.abort();
      await Promise.allSettled(underway.values());
    },
  };
}

async function attemptOf(post: () => Promise<number>): Promise<DeliveryAttempt> {
  try {
    const status = await post();
    const hasArrived = status >= 200 && status < 300;
    return { at: Date.now(), status, failure: hasArrived ? null : `answered ${status}` };
  } catch (error) {
    return { at: Date.now(), status: null, failure: error instanceof Error ? error.message : 'no answer' };
  }
}
