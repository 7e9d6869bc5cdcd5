import { text } from 'node:stream/consumers';
import { monthsBefore, retention } from '@chalkline/domain/account/retention';
import { asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { restoreLedger } from '../../db/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { isLedgerFile, type LedgerEntry, ledgerEntrySchema, nameOfEntry } from './ledger-entry.ts';

export interface LedgerTarget {
  readonly db: Database;
  readonly storage: Storage;
}

const atATime = 200;

export function entryOf(row: typeof restoreLedger.$inferSelect): LedgerEntry {
  const { copiedAt: _, at, ...entry } = row;
  return { ...entry, at: at.toISOString() };
}

/**
 * Copies new entries next to the stored files, because in a disaster the database itself is lost. An entry
 * never changes, so copying it again after a crash is harmless.
 */
export async function copyLedger(
  { db, storage }: LedgerTarget,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  for (;;) {
    const rows = await db
      .select()
      .from(restoreLedger)
      .where(isNull(restoreLedger.copiedAt))
      .orderBy(asc(restoreLedger.id))
      .limit(atATime);
    if (rows.length === 0) return;
    for (const row of rows) {
      if (stopping?.aborted) return;
      await storage.put(nameOfEntry(row.id), Buffer.from(JSON.stringify(entryOf(row))), 'application/json');
      await db.update(restoreLedger).set({ copiedAt: now }).where(eq(restoreLedger.id, row.id));
    }
  }
}

/** Reads the copies next to the stored files. An unreadable copy is an error, not skipped. */
export async function readCopies(storage: Storage): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const { name } of storage.list()) {
    if (!isLedgerFile(name)) continue;
    const file = await storage.open(name);
    if (file) entries.push(ledgerEntrySchema.parse(JSON.parse(await text(file.content))));
  }
  return entries;
}

/** Removes entries that are older than any backup that should still be kept. */
export async function dropOldEntries({ db, storage }: LedgerTarget, now: Date): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: restoreLedger.id })
      .from(restoreLedger)
      .where(lt(restoreLedger.at, monthsBefore(now, retention.restoreLedgerMonths)))
      .limit(atATime);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await storage.remove(nameOfEntry(id));
    await db.delete(restoreLedger).where(inArray(restoreLedger.id, ids));
  }
}
