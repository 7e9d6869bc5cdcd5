import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { certificates, founderClaims, revokedBadges, users } from '../db/schema.ts';
import { changeCertificate } from '../features/certificates/change.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { certificateOf } from '../testing/stored-certificate.ts';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';

const now = new Date('2026-11-16T12:00:00Z');

let folder: string;
let copy: TestDatabase;
let db: Database;
let close: () => Promise<void>;
let backups = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-restore-'));
  copy = await copyTemplate();
  const database = await openDatabase(copy);
  db = database.db;
  close = () => database.close();
});
beforeEach(async () => {
  await db.delete(founderClaims);
  await db.delete(users);
});
afterAll(async () => {
  await close();
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => ({ db, storage: folderStorage(join(folder, 'files')) });

async function backup(): Promise<string> {
  backups += 1;
  const path = join(folder, `${backups}.backup.zip`);
  await writeBackup(place(), path, now);
  return path;
}
const restore = (path: string, target = place()) => restoreBackup(target, path, { replaces: true });

async function person(subject: string): Promise<string> {
  const [row] = await db
    .insert(users)
    .values({ issuer: 'i', subject, email: `${subject}@works.example` })
    .returning({ id: users.id });
  return row?.id ?? '';
}

async function certificateIn(id: string) {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  return row;
}
const revokedIds = async () =>
  (await db.select().from(revokedBadges)).map(({ certificateId }) => certificateId);

describe('after a restore', () => {
  it('revokes a certificate and its badge again that were revoked since', async () => {
    const id = await certificateOf(db, await person('bo'));
    const path = await backup();
    await db.update(certificates).set({ revokedAt: now }).where(eq(certificates.id, id));
    for (const _ of ['once', 'again']) expect(await restore(path)).toMatchObject({ certificates: 1 });
    expect((await certificateIn(id))?.revokedAt).not.toBeNull();
    expect(await revokedIds()).toContain(id);
  });

  it('gives a certificate that was renamed since a new badge, and no additional name changes', async () => {
    const userId = await person('cleo');
    const certificateId = await certificateOf(db, userId);
    const path = await backup();
    await changeCertificate(db, { certificateId, userId }, { name: 'Cleo One' }, now);
    const first = (await certificateIn(certificateId))?.badgeId;
    await changeCertificate(db, { certificateId, userId }, { name: 'Cleo Two' }, now);
    const second = (await certificateIn(certificateId))?.badgeId;
    expect(await restore(path)).toMatchObject({ certificates: 1 });
    const once = await certificateIn(certificateId);
    await restore(path);
    const certificate = await certificateIn(certificateId);
    expect(certificate).toEqual(once);
    expect(certificate).toMatchObject({ name: 'Ada', nameChanges: 2 });
    const revoked = await revokedIds();
    expect(revoked).toEqual(expect.arrayContaining([certificateId, first, second]));
    expect(revoked).not.toContain(certificate?.badgeId);
    const third = changeCertificate(db, { certificateId, userId }, { name: 'Cleo Three' }, now);
    await expect(third).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps an entry of FOUNDER_EMAILS with the account that held it last, or with nobody', async () => {
    const [old, other] = [await person('old'), await person('other')];
    await db.insert(founderClaims).values([
      { email: 'rebound@works.example', userId: old, claimedAt: now },
      { email: 'released@works.example', userId: other, claimedAt: now },
    ]);
    const path = await backup();
    const late = await person('late');
    await db.delete(founderClaims);
    await db.insert(founderClaims).values([
      { email: 'released@works.example', userId: null, claimedAt: now },
      { email: 'rebound@works.example', userId: other, claimedAt: now },
      { email: 'late@works.example', userId: late, claimedAt: now },
    ]);
    await restore(path);
    const claims = await db.select().from(founderClaims).orderBy(founderClaims.email);
    expect(claims.map(({ email, userId }) => [email, userId])).toEqual([
      ['late@works.example', null],
      ['rebound@works.example', other],
      ['released@works.example', null],
    ]);
  });

  it('keeps a role that changes while the restore begins', async () => {
    const id = await person('dan');
    const path = await backup();
    const { storage } = place();
    let change: Promise<unknown> | undefined;
    const list: typeof storage.list = () => {
      change ??= db.update(users).set({ role: 'editor' }).where(eq(users.id, id)).execute();
      return storage.list();
    };
    await restore(path, { db, storage: { ...storage, list } });
    await change;
    const [dan] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
    expect(dan?.role).toBe('editor');
  });
});
