import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { certificates, founderClaims, revokedBadges, signInMethods, users } from '../db/schema.ts';
import { changeCertificate } from '../features/certificates/change.ts';
import { setUpRestoreTests } from '../testing/restore-tests.ts';
import { certificateOf } from '../testing/stored-certificate.ts';

const now = new Date('2026-11-16T12:00:00Z');
const { db, source, backup, restore } = setUpRestoreTests(now);

async function person(subject: string): Promise<string> {
  const [row] = await db()
    .insert(users)
    .values({ issuer: 'i', subject, email: `${subject}@works.example` })
    .returning({ id: users.id });
  return row?.id ?? '';
}

async function certificateIn(id: string) {
  const [row] = await db().select().from(certificates).where(eq(certificates.id, id));
  return row;
}
const revokedIds = async () =>
  (await db().select().from(revokedBadges)).map(({ certificateId }) => certificateId);

describe('after a restore', () => {
  it('revokes a certificate and its badge again that were revoked since', async () => {
    const id = await certificateOf(db(), await person('bo'));
    const path = await backup();
    await db().update(certificates).set({ revokedAt: now }).where(eq(certificates.id, id));
    for (const _ of ['once', 'again']) expect(await restore(path)).toMatchObject({ certificates: 1 });
    expect((await certificateIn(id))?.revokedAt).not.toBeNull();
    expect(await revokedIds()).toContain(id);
  });

  it('gives a certificate that was renamed since a new badge, and no additional name changes', async () => {
    const userId = await person('cleo');
    const certificateId = await certificateOf(db(), userId);
    const path = await backup();
    await changeCertificate(db(), { certificateId, userId }, { name: 'Cleo One' }, now);
    const first = (await certificateIn(certificateId))?.badgeId;
    await changeCertificate(db(), { certificateId, userId }, { name: 'Cleo Two' }, now);
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
    const third = changeCertificate(db(), { certificateId, userId }, { name: 'Cleo Three' }, now);
    await expect(third).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps an entry of FOUNDER_EMAILS with the account that held it last, or with nobody', async () => {
    const [old, other] = [await person('old'), await person('other')];
    await db()
      .insert(founderClaims)
      .values([
        { email: 'rebound@works.example', userId: old, claimedAt: now },
        { email: 'released@works.example', userId: other, claimedAt: now },
      ]);
    const path = await backup();
    const late = await person('late');
    await db().delete(founderClaims);
    await db()
      .insert(founderClaims)
      .values([
        { email: 'released@works.example', userId: null, claimedAt: now },
        { email: 'rebound@works.example', userId: other, claimedAt: now },
        { email: 'late@works.example', userId: late, claimedAt: now },
      ]);
    await restore(path);
    const claims = await db().select().from(founderClaims).orderBy(founderClaims.email);
    expect(claims.map(({ email, userId }) => [email, userId])).toEqual([
      ['late@works.example', null],
      ['rebound@works.example', other],
      ['released@works.example', null],
    ]);
  });

  it('leaves no codes confirmed for somebody who has become a founder since', async () => {
    const [founder, since] = [await person('founder'), await person('since')];
    const claim = { email: 'founder@works.example', userId: founder, claimedAt: now };
    await db().insert(founderClaims).values(claim);
    await db().update(signInMethods).set({ confirmedAsStaffAt: now });
    const path = await backup();
    await db()
      .insert(founderClaims)
      .values({ ...claim, email: 'since@works.example', userId: since });
    await restore(path);
    const methods = await db().select().from(signInMethods);
    expect(
      methods.filter(({ confirmedAsStaffAt }) => confirmedAsStaffAt).map(({ userId }) => userId),
    ).toEqual([founder]);
  });

  it('keeps a role that changes while the restore begins', async () => {
    const id = await person('dan');
    const path = await backup();
    const { storage } = source();
    let change: Promise<unknown> | undefined;
    const list: typeof storage.list = () => {
      change ??= db().update(users).set({ role: 'editor' }).where(eq(users.id, id)).execute();
      return storage.list();
    };
    await restore(path, { db: db(), storage: { ...storage, list } });
    await change;
    const [dan] = await db().select({ role: users.role }).from(users).where(eq(users.id, id));
    expect(dan?.role).toBe('editor');
  });
});
