import type { Ledger } from './ledger.ts';

const day = 24 * 60 * 60;
// The whole file is written with every change, so these decide how fast the service is.
const eventsKept = 60;
const answersKept = 100;

/** Deletes old data, so that the file does not grow forever. */
export function forgetOldRecords(ledger: Ledger, now: number): void {
  for (const table of [ledger.answers, ledger.portals]) {
    for (const [id, row] of Object.entries(table)) {
      if (now - ('at' in row ? row.at : row.created) > day) delete table[id];
    }
  }
  for (const id of Object.keys(ledger.answers).slice(0, -answersKept)) delete ledger.answers[id];
  const newest = ledger.outgoing.length - eventsKept;
  // An undelivered event is never deleted.
  ledger.outgoing = ledger.outgoing.filter(
    ({ nextAttemptAt }, index) => nextAttemptAt !== null || index >= newest,
  );
}
