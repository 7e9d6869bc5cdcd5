import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passkeyChallenges, passkeys, signInMethods, users } from '../db/schema.ts';
import { setUpRestoreTests } from '../testing/restore-tests.ts';

const now = new Date('2026-11-16T12:00:00Z');
const { db, backup, restore } = setUpRestoreTests(now);

const names = async () => (await db().select().from(passkeys)).map(({ name }) => name).toSorted();

async function personWithPasskeys(...named: string[]): Promise<string> {
  const email = 'ada@example.com';
  const [user] = await db().insert(users).values({ issuer: 'email', subject: email, email }).returning();
  const userId = user?.id ?? '';
  const key = { userId, publicKey: 'key', counter: 0, transports: [], issuer: 'email', createdAt: now };
  await db()
    .insert(passkeys)
    .values(named.map((name) => ({ ...key, name, credentialId: name })));
  return userId;
}

describe('after a restore', () => {
  it('removes passkeys again that were removed since, and keeps the others', async () => {
    await personWithPasskeys('lost phone', 'laptop');
    const path = await backup();
    await db().delete(passkeys).where(eq(passkeys.name, 'lost phone'));
    for (const _ of ['once', 'again']) {
      expect(await restore(path)).toMatchObject({ passkeys: 1 });
      expect(await names()).toEqual(['laptop']);
    }
  });

  it('switches codes on again for somebody who has nothing else left', async () => {
    const userId = await personWithPasskeys('lost phone');
    await db().update(signInMethods).set({ switchedOffAt: now });
    const path = await backup();
    await db().delete(passkeys);
    await restore(path);
    const [codes] = await db().select().from(signInMethods).where(eq(signInMethods.userId, userId));
    expect(codes?.switchedOffAt).toBeNull();
  });

  it('has no challenges, which somebody may have answered since', async () => {
    const expiresAt = new Date(now.getTime() + 60_000);
    await db()
      .insert(passkeyChallenges)
      .values({ challenge: 'one', browserHash: 'hash', purpose: 'sign-in', expiresAt });
    const path = await backup();
    await restore(path);
    expect(await db().$count(passkeyChallenges)).toBe(0);
  });
});
