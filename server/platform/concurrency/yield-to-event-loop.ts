import { setImmediate } from 'node:timers/promises';

/** Serves whoever waits before going on: for long work that consists of several short parts. */
export function yieldToEventLoop(): Promise<void> {
  return setImmediate();
}
