import type { Ledger } from './ledger.ts';

const day = 24 * 60 * 60;
const eventsKept = 60;

/** Deletes old data, so that the file does not grow forever. */
export function forgetOldRecords(ledger: Ledger, now: number): void {
  for (const table of [ledger.answers, ledger.portals]) {
    for (const [id, row] of Object.entries(table)) {
      if (now - ('at' in row ? row.at : row.created) > day) delete table[id];
    }
  }
  const newest = ledger.outgoing.length - eventsKept;
  // An undelivered event is never deleted.
  ledger.outgoing = ledger.outgoing.filter(
    ({ nextAttemptAt }, index) => nextAttemptAt !== null || index >= newest,
  );
}
