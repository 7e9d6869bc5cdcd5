import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { passkeyChallenges, passkeys, signInMethods, users } from '../db/schema.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';

const now = new Date('2026-11-16T12:00:00Z');

let folder: string;
let copy: TestDatabase;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-restore-'));
  copy = await copyTemplate();
  const database = await openDatabase(copy);
  db = database.db;
  close = () => database.close();
});
beforeEach(async () => {
  await db.delete(users);
});
afterAll(async () => {
  await close();
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => ({ db, storage: folderStorage(join(folder, 'files')) });
const names = async () => (await db.select().from(passkeys)).map(({ name }) => name).toSorted();

async function backup(name: string): Promise<string> {
  const path = join(folder, `${name}.backup.zip`);
  await writeBackup(place(), path, now);
  return path;
}

async function personWithPasskeys(...named: string[]): Promise<string> {
  const email = 'ada@example.com';
  const [user] = await db.insert(users).values({ issuer: 'email', subject: email, email }).returning();
  const userId = user?.id ?? '';
  const key = { userId, publicKey: 'key', counter: 0, transports: [], issuer: 'email', createdAt: now };
  await db.insert(passkeys).values(named.map((name) => ({ ...key, name, credentialId: name })));
  return userId;
}

describe('after a restore', () => {
  it('removes passkeys again that were removed since, and keeps the others', async () => {
    await personWithPasskeys('lost phone', 'laptop');
    const path = await backup('removed');
    await db.delete(passkeys).where(eq(passkeys.name, 'lost phone'));
    for (const _ of ['once', 'again']) {
      expect(await restoreBackup(place(), path, { replaces: true })).toMatchObject({ passkeys: 1 });
      expect(await names()).toEqual(['laptop']);
    }
  });

  it('switches codes on again for somebody who has nothing else left', async () => {
    const userId = await personWithPasskeys('lost phone');
    await db.update(signInMethods).set({ switchedOffAt: now });
    const path = await backup('last');
    await db.delete(passkeys);
    await restoreBackup(place(), path, { replaces: true });
    const [codes] = await db.select().from(signInMethods).where(eq(signInMethods.userId, userId));
    expect(codes?.switchedOffAt).toBeNull();
  });

  it('has no challenges, which somebody may have answered since', async () => {
    const expiresAt = new Date(now.getTime() + 60_000);
    await db
      .insert(passkeyChallenges)
      .values({ challenge: 'one', browserHash: 'hash', purpose: 'sign-in', expiresAt });
    const path = await backup('challenges');
    await restoreBackup(place(), path, { replaces: true });
    expect(await db.$count(passkeyChallenges)).toBe(0);
  });
});
