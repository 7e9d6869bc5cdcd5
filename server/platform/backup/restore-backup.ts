import { buffer } from 'node:stream/consumers';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  accountRecoveries,
  certificates,
  founderClaims,
  passkeyChallenges,
  passkeys,
  restoreLedger,
  sessions,
  signInAttempts,
  signInCodes,
  users,
} from '../../db/schema.ts';
import { type Archive, openArchive } from './archive.ts';
import { BadBackup } from './bad-backup.ts';
import { checkBackup } from './check-backup.ts';
import { withDeferredReferences } from './deferred-references.ts';
import { keepFounderClaims } from './keep-founder-claims.ts';
import { keepLaterMail, readLaterMail } from './keep-later-mail.ts';
import { isLedgerFile } from './ledger-entry.ts';
import { type Manifest, partOfFile, partOfTable, partOfVideo } from './manifest.ts';
import { type KnownLedger, type Reapplied, readLedger, reapplyLedger } from './reapply-ledger.ts';
import { ask, derivedTables, inOrderOfReference, migrationLevel, quoted, raiseSequences } from './tables.ts';
import type { BackupSource } from './write-backup.ts';

export interface RestoreOptions {
  /** Whether existing data may be replaced. */
  readonly replaces: boolean;
  /** Aborted, the restore fails with the signal's reason and changes nothing. */
  readonly signal?: AbortSignal;
  /** Erases everything that the product holds about a person besides the person's row. */
  forget?(tx: Database, userId: string): Promise<void>;
  /** Corrects what doesn't fit this installation, in the transaction of the restore. */
  finish?(tx: Database): Promise<void>;
}

export interface Restored {
  readonly manifest: Manifest;
  /** How many people were erased again because they had been erased after the backup. */
  readonly erased: number;
  /** How many people got their latest role back. */
  readonly roles: number;
  /** How many certificates were revoked again or got a new badge for one that was replaced later. */
  readonly certificates: number;
  /** How many passkeys were removed again. */
  readonly passkeys: number;
  /** True when no record of later changes was found. */
  readonly isLedgerMissing: boolean;
}

/**
 * Restores a backup. The whole archive is checked first. Tables and files are then written in one transaction, so a
 * restore that fails leaves the database as it was; files written by then stay unused until the next restore with
 * `replaces`. The same transaction reapplies what no restore may undo: erasures, role changes, revoked badges,
 * removed passkeys, who holds the entries of FOUNDER_EMAILS, which emails were sent and which are no longer wanted.
 */
export async function restoreBackup(
  target: BackupSource,
  path: string,
  options: RestoreOptions,
): Promise<Restored> {
  const archive = await openArchive(path);
  try {
    const { signal } = options;
    const manifest = await checkBackup(archive, signal);
    await requireSameLevel(target.db, manifest);
    if (!options.replaces) await requireEmpty(target.db);
    const { erasedIds, ...counts } = await target.db.transaction(async (tx) => {
      await lockTables(tx);
      const ledger = await readLedger({ db: tx, storage: target.storage });
      const reapplied = await fill(tx, target, archive, { manifest, ledger, signal });
      if (reapplied.erasedIds.length > 0)
        await withDeferredReferences(tx, () => eraseAgain(tx, reapplied.erasedIds, options));
      await options.finish?.(tx);
      return { ...reapplied, isLedgerMissing: ledger.isMissing };
    });
    if (options.replaces) await removeOthers(target, manifest);
    return { manifest, erased: erasedIds.length, ...counts };
  } finally {
    archive.close();
  }
}

async function eraseAgain(tx: Database, ids: readonly string[], { forget }: RestoreOptions): Promise<void> {
  for (const id of ids) {
    await forget?.(tx, id);
    await tx.delete(users).where(eq(users.id, id));
  }
}

/** After this, nobody can make a change that the restore would have to reapply. */
async function lockTables(tx: Database): Promise<void> {
  const names = [users, certificates, founderClaims, passkeys].map((table) => quoted(getTableName(table)));
  await ask(tx, `lock table ${names.join(', ')} in access exclusive mode`);
}

/**
 * Only called when existing data may be replaced: the files next to an empty database may belong to another
 * one.
 */
async function removeOthers({ storage }: BackupSource, { files }: Manifest): Promise<void> {
  const others: string[] = [];
  for await (const { name } of storage.list()) if (!(name in files) && !isLedgerFile(name)) others.push(name);
  for (const name of others) await storage.remove(name);
}

async function requireSameLevel(db: Database, { migration }: Manifest): Promise<void> {
  const here = await migrationLevel(db);
  if (here.hash === migration.hash && here.count === migration.count) return;
  throw new BadBackup(
    `The backup was made by another version of Chalkline (${migration.count} migrations, here ${here.count}). Restore it with that version and update then. Nothing was changed.`,
  );
}

async function requireEmpty(db: Database): Promise<void> {
  // Names people before the tables that triggers fill for them.
  for (const table of await inOrderOfReference(db)) {
    // The ledger is kept whatever is restored.
    if (table === getTableName(restoreLedger)) continue;
    const [found] = await ask<{ has: boolean }>(db, `select exists (select 1 from ${quoted(table)}) as has`);
    if (found?.has) {
      throw new BadBackup(
        `The database is not empty (${table}). To replace what is there, add --replace. Nothing was changed.`,
      );
    }
  }
}

async function fill(
  tx: Database,
  { storage, videos }: BackupSource,
  archive: Archive,
  {
    manifest,
    ledger,
    signal,
  }: { readonly manifest: Manifest; readonly ledger: KnownLedger; readonly signal: AbortSignal | undefined },
): Promise<Reapplied> {
  const tables = await inOrderOfReference(tx);
  const missing = tables.find((table) => !derivedTables.has(table) && !(table in manifest.tables));
  if (missing) throw new BadBackup(`The backup lacks the table ${missing}. Nothing was changed.`);
  const claims = await tx.select().from(founderClaims);
  const laterMail = await readLaterMail(tx, new Date(manifest.createdAt));
  await ask(tx, `truncate ${tables.map(quoted).join(', ')}`);
  // Triggers stay off: these changes have already been announced and processed once.
  for (const table of tables) await ask(tx, `alter table ${quoted(table)} disable trigger user`);
  for (const table of tables) {
    signal?.throwIfAborted();
    if (!neverRestored.has(table) && !derivedTables.has(table)) await fillTable(tx, archive, table);
  }
  await keepFounderClaims(tx, claims);
  await keepLaterMail(tx, laterMail);
  const reapplied = await reapplyLedger(tx, ledger);
  for (const table of tables) await ask(tx, `alter table ${quoted(table)} enable trigger user`);
  await raiseSequences(tx);
  for (const name of Object.keys(manifest.files)) {
    signal?.throwIfAborted();
    await storage.put(name, await buffer(await archive.open(partOfFile(name))), 'application/octet-stream');
  }
  for (const id of Object.keys(manifest.videos ?? {}))
    await videos?.put(id, await archive.open(partOfVideo(id)));
  return reapplied;
}

/**
 * Sessions and unfinished sign-ins are never restored: one that has ended since the backup must not work
 * again.
 */
const neverRestored = new Set<string>(
  [sessions, signInAttempts, signInCodes, passkeyChallenges, accountRecoveries].map((table) =>
    getTableName(table),
  ),
);

const rowsAtOnce = 500;
const largestBatch = 1024 * 1024;

async function fillTable(tx: Database, archive: Archive, table: string): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of await archive.lines(partOfTable(table))) {
    batch.push(line);
    size += line.length;
    if (batch.length < rowsAtOnce && size < largestBatch) continue;
    await insert(tx, table, batch);
    batch = [];
    size = 0;
  }
  if (batch.length > 0) await insert(tx, table, batch);
}

async function insert(tx: Database, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.raw(quoted(table));
  const json = `[${rows.join(',')}]`;
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}
