import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@chalkline/domain/access/roles';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { restoreLedger, sessions, signInAttempts, signInMethods, users } from '../../db/schema.ts';
import { copyTemplate } from '../../testing/test-database.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { copyLedger, dropOldEntries, type LedgerTarget, readCopies } from './ledger-copies.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-16T12:00:00Z');

let folder: string;
const endings: (() => Promise<void>)[] = [];
let made = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-ledger-'));
});
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

const databases: Database[] = [];

/** One of two migrated, empty databases, with a new folder for files. */
async function emptyPlace(which: 0 | 1 = 0): Promise<LedgerTarget> {
  const db = databases[which] ?? (await openCopy());
  databases[which] = db;
  await db.execute(sql.raw(`truncate ${(await listTables(db)).map(quoted).join(', ')}`));
  made += 1;
  return { db, storage: folderStorage(join(folder, `files-${made}`)) };
}

async function openCopy(): Promise<Database> {
  const location = await copyTemplate();
  endings.push(location.remove);
  const database = await openDatabase(location);
  endings.push(() => database.close());
  return database.db;
}

async function person({ db }: LedgerTarget, subject: string, role: Role | null = null): Promise<string> {
  const [row] = await db
    .insert(users)
    .values({ issuer: 'i', subject, email: `${subject}@works.example`, role })
    .returning({ id: users.id });
  await db.insert(sessions).values({ tokenHash: `hash ${subject}`, userId: row?.id ?? '', expiresAt: now });
  return row?.id ?? '';
}

const setRole = ({ db }: LedgerTarget, id: string, role: Role | null) =>
  db.update(users).set({ role }).where(eq(users.id, id));
const erase = ({ db }: LedgerTarget, id: string) => db.delete(users).where(eq(users.id, id));

async function backupOf(place: LedgerTarget): Promise<string> {
  made += 1;
  const path = join(folder, `${made}.backup.zip`);
  await writeBackup(place, path, now);
  return path;
}

const peopleIn = async ({ db }: LedgerTarget) =>
  Object.fromEntries(
    (await db.select().from(users).orderBy(users.subject)).map(({ subject, role }) => [subject, role]),
  );

/** Makes a backup, then erases somebody and changes roles. */
async function changedSince(place: LedgerTarget): Promise<string> {
  const [bo, cleo, dan] = [
    await person(place, 'bo', 'consultant'),
    await person(place, 'cleo', 'editor'),
    await person(place, 'dan'),
  ];
  await person(place, 'ada', 'founder');
  const { db } = place;
  const attempt = { browserHash: 'b', nonce: 'n', codeVerifier: 'c', returnTo: '/', expiresAt: now };
  await db.insert(signInAttempts).values({ state: 'under way', ...attempt });
  const path = await backupOf(place);
  await erase(place, bo);
  await setRole(place, cleo, 'consultant');
  await setRole(place, cleo, null);
  await setRole(place, dan, 'editor');
  return path;
}

const after = { ada: 'founder', cleo: null, dan: 'editor' };

describe('a restored backup', () => {
  it('brings back nobody who was erased later, and no role that was changed later', async () => {
    const place = await emptyPlace();
    const path = await changedSince(place);
    for (const _ of ['once', 'again']) {
      const restored = await restoreBackup(place, path, { replaces: true });
      expect(restored).toMatchObject({ erased: 1, roles: 2, isLedgerMissing: false });
      expect(await peopleIn(place)).toEqual(after);
    }
  });

  it('leaves no codes confirmed for people whose role has changed later', async () => {
    const place = await emptyPlace();
    const { db } = place;
    const ids = [await person(place, 'ada', 'editor'), await person(place, 'bo', 'editor')];
    await db.update(signInMethods).set({ confirmedAsStaffAt: now });
    const path = await backupOf(place);
    for (const role of [null, 'editor'] as const) await setRole(place, ids[0] ?? '', role);
    await restoreBackup(place, path, { replaces: true });
    const confirmed = await db
      .select({ userId: signInMethods.userId })
      .from(signInMethods)
      .where(isNotNull(signInMethods.confirmedAsStaffAt));
    expect(confirmed).toEqual([{ userId: ids[1] }]);
  });

  it('signs nobody in: sessions and unfinished sign-ins are removed', async () => {
    const place = await emptyPlace();
    const path = await changedSince(place);
    await person(place, 'eve');
    await restoreBackup(place, path, { replaces: true });
    expect([await place.db.$count(sessions), await place.db.$count(signInAttempts)]).toEqual([0, 0]);
  });

  it('is corrected by the copies next to the stored files when the database is lost', async () => {
    const place = await emptyPlace();
    const path = await changedSince(place);
    await copyLedger(place, now);
    const { db } = await emptyPlace(1);
    const rebuilt = { db, storage: place.storage };
    expect(await restoreBackup(rebuilt, path, { replaces: false })).toMatchObject({ erased: 1, roles: 2 });
    expect(await peopleIn(rebuilt)).toEqual(after);
    // The restored database keeps these entries for the next restore.
    expect(await db.$count(restoreLedger)).toBe(4);
  });

  it('ends with the last of several changes within one millisecond', async () => {
    const place = await emptyPlace();
    const path = await changedSince(place);
    const [cleo] = await place.db.select().from(users).where(eq(users.subject, 'cleo'));
    for (const role of ['editor', 'consultant', 'editor', null] as const) {
      await setRole(place, cleo?.id ?? '', role);
    }
    await place.db.update(restoreLedger).set({ at: now });
    await copyLedger(place, now);
    const { db } = await emptyPlace(1);
    const rebuilt = { db, storage: place.storage };
    await restoreBackup(rebuilt, path, { replaces: false });
    expect(await peopleIn(rebuilt)).toEqual(after);
  });

  it('reports when no record of later changes exists', async () => {
    const path = await changedSince(await emptyPlace());
    const place = await emptyPlace(1);
    expect(await restoreBackup(place, path, { replaces: false })).toMatchObject({
      erased: 0,
      roles: 0,
      isLedgerMissing: true,
    });
    expect(Object.keys(await peopleIn(place))).toContain('bo');
  });

  it('keeps its own entries, and the people who came back with a new account', async () => {
    const place = await emptyPlace();
    await changedSince(place);
    await person(place, 'bo');
    const path = await backupOf(place);
    const restored = await restoreBackup(place, path, { replaces: true });
    expect(restored).toMatchObject({ erased: 0, roles: 0, isLedgerMissing: false });
    expect(await peopleIn(place)).toEqual({ ...after, bo: null });
  });

  it('has every feature forget people who are erased again, in the same transaction', async () => {
    const place = await emptyPlace();
    const path = await changedSince(place);
    const before = await peopleIn(place);
    const forgotten: string[] = [];
    const forget = async (_: unknown, userId: string) => {
      forgotten.push(userId);
    };
    await restoreBackup(place, path, { replaces: true, forget });
    expect(forgotten).toHaveLength(1);
    const failing = () => Promise.reject(new Error('cannot forget'));
    const reply = restoreBackup(place, path, { replaces: true, forget: failing });
    await expect(reply).rejects.toThrow('cannot forget');
    expect(await peopleIn(place)).toEqual(before);
  });
});

describe('the copies of erasures and role changes', () => {
  it('are made once, and completed after a crash', async () => {
    const place = await emptyPlace();
    await changedSince(place);
    const { storage } = place;
    let copied = 0;
    const dies: typeof storage.put = async (...file) => {
      copied += 1;
      if (copied > 2) throw new Error('killed');
      await storage.put(...file);
    };
    await expect(copyLedger({ ...place, storage: { ...storage, put: dies } }, now)).rejects.toThrow('killed');
    await copyLedger(place, now);
    expect(await readCopies(place.storage)).toHaveLength(4);
    const put = () => Promise.reject(new Error('copied again'));
    await copyLedger({ db: place.db, storage: { ...place.storage, put } }, now);
  });

  it('are neither part of a backup nor replaced by one', async () => {
    const place = await emptyPlace();
    await changedSince(place);
    await copyLedger(place, now);
    const path = await backupOf(place);
    const { manifest } = await restoreBackup(place, path, { replaces: true });
    expect(Object.keys(manifest.files)).toEqual([]);
    expect(await readCopies(place.storage)).toHaveLength(4);
  });

  it('are removed after two years together with their entries', async () => {
    const place = await emptyPlace();
    await changedSince(place);
    await copyLedger(place, now);
    await dropOldEntries(place, new Date(Date.now() + 23 * 30 * 86_400_000));
    expect(await readCopies(place.storage)).toHaveLength(4);
    await dropOldEntries(place, new Date(Date.now() + 25 * 31 * 86_400_000));
    expect([await readCopies(place.storage), await place.db.$count(restoreLedger)]).toEqual([[], 0]);
  });
});
