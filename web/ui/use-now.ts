import { useSyncExternalStore } from 'react';

const tickMilliseconds = 20_000;

let now: Date | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/**
 * The current time, updated regularly. Undefined on the server and in the first paint, because both must render
 * the same.
 */
export function useNow(): Date | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function current(): Date {
  now ??= new Date();
  return now;
}

/** One clock for the whole page, so that all parts show the same time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMilliseconds);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = undefined;
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
