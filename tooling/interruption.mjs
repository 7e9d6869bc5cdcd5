import { constants } from 'node:os';

/** The signal that asked this command to end, if any. @type {{ signal?: NodeJS.Signals }} */
export const interruption = {};

/**
 * After this call, a signal lets the current work end and clean up, and no longer ends the process at once.
 */
export function endInGoodOrder() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interruption.signal ??= signal;
    });
  }
}

/** Ends the process with the exit code of a signal, if there was one. */
export function exitIfInterrupted() {
  if (!interruption.signal) return;
  console.error(`Stopped by ${interruption.signal}.`);
  process.exit(128 + constants.signals[interruption.signal]);
}
