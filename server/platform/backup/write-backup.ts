import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupVideos } from './backup-videos.ts';
import { isLedgerFile } from './ledger-entry.ts';
import {
  backupFormat,
  type Manifest,
  manifestName,
  partOfFile,
  partOfTable,
  partOfVideo,
} from './manifest.ts';
import { ask, derivedTables, listTables, migrationLevel, quoted } from './tables.ts';

export interface BackupSource {
  readonly db: Database;
  readonly storage: Storage;
  /** Left out for a backup without uploaded videos. */
  readonly videos?: BackupVideos;
}

const rowsAtOnce = 500;

/**
 * Writes every table and every stored file into one archive, without tables that are made from others. All
 * tables are read from one snapshot. Rows and files are streamed, never held in memory as a whole. The archive
 * appears under its name only when it is complete. Aborted by the signal, it fails with the signal's reason.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  now: Date,
  signal = new AbortController().signal,
): Promise<Manifest> {
  signal.throwIfAborted();
  const draft = `${path}.draft`;
  const zip = new ZipFile();
  // The part that failed reports its own error.
  zip.on('error', () => undefined);
  const written = pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }));
  const stop = new AbortController();
  const filled = fill({ zip, signal: AbortSignal.any([stop.signal, signal]) }, source, now);
  try {
    const manifest = await Promise.race([filled, written.then(neverFirst)]);
    await written;
    await rename(draft, path);
    return manifest;
  } catch (error) {
    // Nobody reads the parts any more. Without this, they and the transaction would wait forever.
    stop.abort();
    (zip.outputStream as Readable).destroy();
    await Promise.allSettled([filled, written]);
    await rm(draft, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

/** The archive ends after it was filled; before that it can only fail. */
function neverFirst(): Promise<never> {
  return new Promise(() => undefined);
}

/** An archive while it is being written, and the signal that writing was aborted. */
interface Draft {
  readonly zip: ZipFile;
  readonly signal: AbortSignal;
}

async function fill(draft: Draft, { db, storage, videos }: BackupSource, now: Date): Promise<Manifest> {
  const { migration, tables } = await db.transaction(
    async (tx) => ({ migration: await migrationLevel(tx), tables: await addTables(draft, tx) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const files = await addFiles(draft, storage);
  const addedVideos = videos && (await addVideos(draft, videos));
  const manifest: Manifest = {
    product: 'chalkline',
    format: backupFormat,
    createdAt: now.toISOString(),
    migration,
    tables,
    files,
    ...(addedVideos ? { videos: addedVideos } : {}),
  };
  draft.zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestName);
  draft.zip.end();
  return manifest;
}

async function addTables(draft: Draft, tx: Database): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(tx)) {
    if (derivedTables.has(table)) continue;
    const counted = { rows: 0 };
    const { sha256 } = await addPart(
      draft,
      partOfTable(table),
      Readable.from(rowsOf(tx, table, counted)),
      true,
    );
    tables[table] = { rows: counted.rows, sha256 };
  }
  return tables;
}

/** Each row in the JSON that the database writes, which can be read into any database of the same schema. */
async function* rowsOf(tx: Database, table: string, counted: { rows: number }): AsyncGenerator<string> {
  await ask(
    tx,
    `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from ${quoted(table)} r`,
  );
  for (;;) {
    const rows = await ask<{ row: string }>(tx, `fetch ${rowsAtOnce} from backup_rows`);
    if (rows.length === 0) break;
    counted.rows += rows.length;
    yield rows.map(({ row }) => `${row}\n`).join('');
  }
  await ask(tx, 'close backup_rows');
}

async function addFiles(draft: Draft, storage: Storage): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for await (const { name } of storage.list()) {
    if (isLedgerFile(name)) continue;
    const file = await storage.open(name);
    // The file was removed after it was listed. Its row may be in the archive, because tables are read
    // first.
    if (file) files[name] = await addPart(draft, partOfFile(name), file.content, false);
  }
  return files;
}

async function addVideos(draft: Draft, videos: BackupVideos): Promise<Manifest['files']> {
  const added: Manifest['files'] = {};
  for (const id of await videos.ids()) {
    const content = await videos.open(id);
    if (content) added[id] = await addPart(draft, partOfVideo(id), content, false);
  }
  return added;
}

async function addPart(
  { zip, signal }: Draft,
  name: string,
  content: Readable,
  compress: boolean,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const measure = measured(hash);
  zip.addReadStream(measure.stream, name, { compress, forceZip64Format: true, mode: 0o600 });
  await pipeline(content, measure.stream, { signal });
  await finished(measure.stream, { writable: false, signal });
  return { bytes: measure.bytes(), sha256: hash.digest('hex') };
}

function measured(hash: Hash): { stream: Transform; bytes(): number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}
