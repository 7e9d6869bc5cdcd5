import { passkeyName } from '@chalkline/domain/access/sign-in-methods';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { passkeys, users } from '../../db/schema.ts';
import type { VerifiedPasskey } from './relying-party.ts';

export type Passkey = typeof passkeys.$inferSelect;

const ownPasskeys = prepared((db) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, sql.placeholder('userId')))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .prepare('own_passkeys'),
);

export async function passkeysOf(db: Database, userId: string): Promise<Passkey[]> {
  return ownPasskeys(db).execute({ userId });
}

interface NewPasskeyFacts extends VerifiedPasskey {
  readonly userId: string;
  readonly issuer: string;
  /** The device that it was added with. */
  readonly device: string;
}

/** Stores a passkey. Undefined when somebody, or the same person at the same time, has added this one already. */
export async function insertPasskey(
  tx: Database,
  { device, ...facts }: NewPasskeyFacts,
  now: Date,
): Promise<Passkey | undefined> {
  const taken = (await passkeysOf(tx, facts.userId)).map(({ name }) => name);
  const [added] = await tx
    .insert(passkeys)
    .values({ ...facts, name: passkeyName(device, taken), createdAt: now })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** A passkey with the issuer of its owner's account. */
export interface PasskeyOfAccount {
  readonly passkey: Passkey;
  readonly accountIssuer: string;
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyOfAccount | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, accountIssuer: users.issuer })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

/**
 * Records that a passkey was used, and says whether it still exists and its counter has grown. Many passkeys
 * do not count and always say 0.
 */
export async function recordPasskeyUse(
  db: Database,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const hasGrown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasGrown))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Renames one of the person's own passkeys; somebody else's is simply not there. */
export async function renamePasskey(
  db: Database,
  userId: string,
  { id, name }: Pick<Passkey, 'id' | 'name'>,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}
