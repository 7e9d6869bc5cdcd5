import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { restoreLedger, signInMethods, users } from '../../db/schema.ts';
import { entryOf, type LedgerTarget, readCopies } from './ledger-copies.ts';
import { inOrderOfChange, type LedgerEntry } from './ledger-entry.ts';
import { reapplyCertificates } from './reapply-certificates.ts';
import { removePasskeys } from './remove-passkeys.ts';

/** The changes recorded before a restore which the restore must not undo. */
export interface KnownLedger {
  /** In the order in which the changes were made. */
  readonly entries: readonly LedgerEntry[];
  /** True when there was no ledger to read. */
  readonly isMissing: boolean;
}

export interface Reapplied {
  readonly erasedIds: readonly string[];
  readonly roles: number;
  /** How many certificates were revoked again or got a new badge for one that was replaced later. */
  readonly certificates: number;
  /** How many passkeys were removed again. */
  readonly passkeys: number;
}

/**
 * Reads the ledger from the database and from its copies next to the stored files. Call it before anything
 * is replaced.
 */
export async function readLedger({ db, storage }: LedgerTarget): Promise<KnownLedger> {
  const rows = await db.select().from(restoreLedger);
  const copies = await readCopies(storage);
  const known = new Map([...copies, ...rows.map(entryOf)].map((entry) => [entry.id, entry]));
  const hasPeople = (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
  return { entries: inOrderOfChange([...known.values()]), isMissing: known.size === 0 && !hasPeople };
}

/**
 * Adds the entries made after the backup to the backup's ledger, restores everybody's latest role, revokes
 * badges again, and returns who has to be erased again. Entries that the backup contains are older than the
 * backup and are already applied.
 */
export async function reapplyLedger(tx: Database, { entries }: KnownLedger): Promise<Reapplied> {
  const old = new Set((await tx.select({ id: restoreLedger.id }).from(restoreLedger)).map(({ id }) => id));
  const later = entries.filter(({ id }) => !old.has(id));
  for (const { at, ...entry } of later) {
    await tx
      .insert(restoreLedger)
      .values({ ...entry, at: new Date(at) })
      .onConflictDoNothing();
  }
  return {
    roles: await setRoles(tx, later),
    certificates: await reapplyCertificates(tx, later),
    passkeys: await removePasskeys(tx, later),
    erasedIds: await stillThere(tx, idsOf(later, 'erased')),
  };
}

function idsOf(entries: readonly LedgerEntry[], kind: LedgerEntry['kind']): string[] {
  return [...new Set(entries.filter((entry) => entry.kind === kind).map(({ userId }) => userId))];
}

/**
 * Only the latest role change of a person counts. Codes that were confirmed for an earlier role must be confirmed
 * anew, as after every new role; passkeys that the role removed have entries of their own.
 */
async function setRoles(tx: Database, later: readonly LedgerEntry[]): Promise<number> {
  const last = new Map<string, LedgerEntry>();
  for (const entry of later) if (entry.kind === 'role') last.set(entry.userId, entry);
  let changed = 0;
  for (const { userId, role } of last.values()) {
    const rows = await tx
      .update(users)
      .set({ role })
      .where(sql`${eq(users.id, userId)} and ${users.role} is distinct from ${role}::role`)
      .returning({ id: users.id });
    changed += rows.length;
    await tx.update(signInMethods).set({ confirmedAsStaffAt: null }).where(eq(signInMethods.userId, userId));
  }
  return changed;
}

async function stillThere(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return rows.map(({ id }) => id);
}
