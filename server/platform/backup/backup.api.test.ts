import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../../db/open-database.ts';
import { auditEntries, users } from '../../db/schema.ts';
import { copyTemplate, type TestDatabase } from '../../testing/test-database.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupVideos } from './backup-videos.ts';
import { copyLedger } from './ledger-copies.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { ask, listTables, quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-15T12:00:00Z');
const picture = '0b8f0e6e-6d53-4a3e-9d2f-1b1f6f3c7a55';

interface Installation {
  readonly db: OpenDatabase['db'];
  readonly storage: Storage;
}

let folder: string;
let copy: TestDatabase;
let full: OpenDatabase & Installation;
let archive: string;
let manifest: Manifest;
let contents: Contents;
const endings: (() => Promise<void>)[] = [];
let looks = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-backup-'));
  copy = await copyTemplate();
  full = { ...(await openDatabase(copy)), storage: folderStorage(join(folder, 'full')) };
  await fillWithOddities(full);
  archive = join(folder, 'one.backup.zip');
  manifest = await writeBackup(full, archive, now);
  contents = await contentOf(full);
});
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
  await full.close();
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function fillWithOddities({ db, storage }: Installation): Promise<void> {
  await db.insert(users).values([
    { issuer: 'i', subject: '1', email: 'a@works.example', name: 'Zoë "the\nfirst" \\ \u{1F58D} \u2028' },
    { issuer: 'i', subject: '2', email: 'b@works.example', createdAt: new Date('2020-02-29T23:59:59.999Z') },
  ]);
  await db.insert(auditEntries).values(
    Array.from({ length: 1_200 }, (_, index) => ({
      action: 'test',
      subject: `row:${index}`,
      before: null,
      after: { deep: { list: [1, 'two', null] }, index },
    })),
  );
  await storage.put(
    picture,
    Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 253)),
    'image/png',
  );
}

/** A migrated, empty database and an empty file storage. */
async function emptyInstallation(): Promise<Installation> {
  const location = await copyTemplate();
  const installation = await openInstallation(location);
  endings.unshift(location.remove);
  await installation.db.execute(
    sql.raw(`truncate ${(await listTables(installation.db)).map(quoted).join(', ')}`),
  );
  return installation;
}

async function openInstallation(location: DatabaseLocation): Promise<Installation> {
  const database = await openDatabase(location);
  endings.push(() => database.close());
  return { db: database.db, storage: folderStorage(join(location.dataDir, 'uploads')) };
}

type Contents = Pick<Manifest, 'tables' | 'files'>;

/** The tables and files that a backup holds. A restore may store the same rows in another order. */
async function contentOf(installation: Installation): Promise<Contents> {
  looks += 1;
  const { tables, files } = await writeBackup(installation, join(folder, `look-${looks}.zip`), now);
  const inAnyOrder: Contents['tables'] = {};
  for (const [table, { rows }] of Object.entries(tables)) {
    inAnyOrder[table] = { rows, sha256: await hashOfRows(installation.db, table) };
  }
  return { tables: inAnyOrder, files };
}

async function hashOfRows(db: Installation['db'], table: string): Promise<string> {
  const [all] = await ask<{ hash: string }>(
    db,
    `select encode(sha256(coalesce(string_agg(row, '' order by row collate "C"), '')::bytea), 'hex') as hash
     from (select md5(row_to_json(r)::text) as row from ${quoted(table)} r) as rows`,
  );
  return all?.hash ?? '';
}

const expected = () => contents;

describe('a backup', () => {
  it('holds every table and every file, and lists them in its manifest', () => {
    expect(manifest.tables.audit_entries?.rows).toBe(1_200);
    expect(manifest.tables.lessons?.rows).toBeGreaterThan(20);
    expect(Object.keys(manifest.files)).toEqual([picture]);
    expect(existsSync(`${archive}.draft`)).toBe(false);
  });

  it('is restored row for row and byte for byte, and new rows get new numbers', async () => {
    const installation = await emptyInstallation();
    await restoreBackup(installation, archive, { replaces: false });
    expect(await contentOf(installation)).toEqual(expected());
    const [entry] = await installation.db
      .insert(auditEntries)
      .values({ action: 'after', subject: 'x', before: null, after: null })
      .returning({ id: auditEntries.id });
    expect(entry?.id).toBeGreaterThan(1_200);
  });

  it('reports that it cannot be written, and releases the database', async () => {
    const nowhere = join(folder, 'nowhere', 'backup.zip');
    await expect(writeBackup(full, nowhere, now)).rejects.toThrow('ENOENT');
    expect(await full.db.$count(users)).toBe(2);
  });

  it('ends with the reason when it is aborted midway, leaves no draft and releases the database', async () => {
    const giving = new AbortController();
    const storage = {
      ...full.storage,
      async *list() {
        giving.abort(new Error('nobody waits'));
        yield* full.storage.list();
      },
    };
    const path = join(folder, 'given-up.zip');
    const source = { db: full.db, storage };
    for (const _ of ['midway', 'beforehand'])
      await expect(writeBackup(source, path, now, giving.signal)).rejects.toThrow('nobody waits');
    expect([existsSync(path), existsSync(`${path}.draft`)]).toEqual([false, false]);
    expect(await full.db.$count(users)).toBe(2);
  });

  it.skipIf(process.env.TEST_DB !== 'postgres')(
    'moves from the embedded database to PostgreSQL and back',
    async () => {
      const dataDir = join(folder, 'embedded');
      mkdirSync(dataDir);
      const embedded = await openInstallation({ databaseUrl: undefined, dataDir });
      await restoreBackup(embedded, archive, { replaces: false });
      expect(await contentOf(embedded)).toEqual(expected());
      const moved = join(folder, 'moved.zip');
      await writeBackup(embedded, moved, now);
      const production = await emptyInstallation();
      await restoreBackup(production, moved, { replaces: false });
      expect(await contentOf(production)).toEqual(expected());
      // A person who is erased in one database must not come back through the other.
      await embedded.db.delete(users).where(eq(users.subject, '1'));
      await copyLedger(embedded, now);
      const rebuilt = { db: production.db, storage: embedded.storage };
      expect(await restoreBackup(rebuilt, moved, { replaces: true })).toMatchObject({ erased: 1 });
      expect(await production.db.$count(users)).toBe(1);
      // It creates and migrates an embedded database, which takes minutes on a busy machine.
    },
    600_000,
  );
});

describe('uploaded videos', () => {
  const video = 'c0ffee00-6d53-4a3e-9d2f-1b1f6f3c7a55';
  const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 241));

  function videosWith(stored: Map<string, Buffer>): BackupVideos {
    return {
      ids: async () => [...stored.keys()],
      open: async (id) => {
        const content = stored.get(id);
        return content && Readable.from([content.subarray(0, 1000), content.subarray(1000)]);
      },
      put: async (id, content) => void stored.set(id, await buffer(content)),
    };
  }

  it('are in a backup only if it is asked for, and are restored byte for byte', async () => {
    expect(manifest.videos).toBeUndefined();
    const path = join(folder, 'with-videos.zip');
    const written = await writeBackup({ ...full, videos: videosWith(new Map([[video, bytes]])) }, path, now);
    expect(written.videos?.[video]?.bytes).toBe(bytes.length);
    const restored = new Map([['already-there', Buffer.from('a video')]]);
    const installation = await emptyInstallation();
    await restoreBackup({ ...installation, videos: videosWith(restored) }, path, { replaces: false });
    expect(restored.get(video)?.equals(bytes)).toBe(true);
    expect([...restored.keys()]).toEqual(['already-there', video]);
  });

  it('are left out when they have been removed meanwhile', async () => {
    const videos = { ...videosWith(new Map()), ids: async () => [video] };
    expect((await writeBackup({ ...full, videos }, join(folder, 'gone.zip'), now)).videos).toEqual({});
  });
});

describe('a restore', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await emptyInstallation();
  });

  it('refuses a database that is not empty, unless it may be replaced', async () => {
    await installation.db.insert(users).values({ issuer: 'i', subject: 'x', email: 'x@works.example' });
    await installation.storage.put('left-behind', Buffer.from('old'), 'image/png');
    const before = await contentOf(installation);
    await expect(restoreBackup(installation, archive, { replaces: false })).rejects.toThrow(
      'not empty (users)',
    );
    expect(await contentOf(installation)).toEqual(before);
    await restoreBackup(installation, archive, { replaces: true });
    expect(await contentOf(installation)).toEqual(expected());
  });

  it('keeps stored files it does not know when the database is empty, because they may belong to another one', async () => {
    const staging = await emptyInstallation();
    await staging.storage.put('of-production', Buffer.from('picture'), 'image/png');
    await restoreBackup(staging, archive, { replaces: false });
    expect(Object.keys((await contentOf(staging)).files)).toEqual([picture, 'of-production']);
  });

  it('leaves the database unchanged when it fails midway', async () => {
    await installation.db.insert(users).values({ issuer: 'i', subject: 'x', email: 'x@works.example' });
    const before = await contentOf(installation);
    const put = () => Promise.reject(new Error('the disk is full'));
    const failing = restoreBackup({ ...installation, storage: { ...installation.storage, put } }, archive, {
      replaces: true,
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await contentOf(installation)).toEqual(before);
  });

  it('that fails midway does not give out numbers again that are in use', async () => {
    const entry = { action: 'later', subject: 'x', before: null, after: null };
    await installation.db.insert(auditEntries).values([entry, entry]);
    const put = () => Promise.reject(new Error('the disk is full'));
    const target = { ...installation, storage: { ...installation.storage, put } };
    await expect(restoreBackup(target, archive, { replaces: true })).rejects.toThrow('the disk is full');
    await installation.db.insert(auditEntries).values(entry);
    expect(await installation.db.$count(auditEntries, eq(auditEntries.action, 'later'))).toBe(3);
  });

  const damages: Readonly<Record<string, (path: string) => void>> = {
    'cut short': (path) => truncateSync(path, readFileSync(path).length - 100),
    'cut in half': (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2)),
    empty: (path) => truncateSync(path, 0),
    'something else': (path) => writeFileSync(path, 'no archive'),
    'changed in one byte': (path) => {
      const bytes = readFileSync(path);
      const at = bytes.indexOf(Buffer.from(picture)) + 40_000;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  };
  it.each(Object.entries(damages))(
    'refuses an archive that is %s, and changes nothing',
    async (name, damage) => {
      const before = await contentOf(installation);
      const path = join(folder, `${name.replaceAll(' ', '-')}.zip`);
      copyFileSync(archive, path);
      damage(path);
      await expect(restoreBackup(installation, path, { replaces: true })).rejects.toThrow(
        'Nothing was changed',
      );
      expect(await contentOf(installation)).toEqual(before);
    },
  );

  it('produces a database whose next backup is consistent, even during writes', async () => {
    const before = await contentOf(installation);
    let isOver = false;
    const writing = (async () => {
      for (let index = 0; !isOver; index += 1) {
        await installation.db.transaction(async (tx) => {
          await tx.insert(users).values({ issuer: 'w', subject: `${index}`, email: 'w@works.example' });
          await tx
            .insert(auditEntries)
            .values({ action: 'wrote', subject: `${index}`, before: null, after: null });
        });
      }
    })();
    const { tables } = await contentOf(installation);
    isOver = true;
    await writing;
    const more = (table: string) => (tables[table]?.rows ?? 0) - (before.tables[table]?.rows ?? 0);
    expect(more('users')).toBe(more('audit_entries'));
  });

  it('refuses an archive of another version', async () => {
    await installation.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await expect(restoreBackup(installation, archive, { replaces: true })).rejects.toThrow(
      'another version of Chalkline',
    );
  });
});
