import { constants } from 'node:os';

/** The signal that asked this command to end, once one did. @type {{ signal?: NodeJS.Signals }} */
export const interruption = {};

/**
 * From here on a signal lets the running work end and clean up, instead of ending this process at once.
 */
export function endInGoodOrder() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interruption.signal ??= signal;
    });
  }
}

/** Ends the process the way a shell expects it after a signal, when there was one. */
export function exitIfInterrupted() {
  if (!interruption.signal) return;
  console.error(`Stopped by ${interruption.signal}.`);
  process.exit(128 + constants.signals[interruption.signal]);
}
