import { setImmediate } from 'node:timers/promises';

/** Lets waiting requests run before long work continues. */
export function yieldToEventLoop(): Promise<void> {
  return setImmediate();
}
