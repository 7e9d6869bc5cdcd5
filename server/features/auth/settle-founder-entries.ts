import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { founderClaims, isAddressOf, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { noteClaim } from './claim-founder-entry.ts';

type Dependencies = Pick<
  AppContext,
  'app' | 'db' | 'mail' | 'founderEmails' | 'founderIssuers' | 'signInCodes' | 'now'
>;

export interface Settled {
  readonly released: number;
  readonly bound: number;
}

/**
 * Updates the claims when the product starts with other FOUNDER_EMAILS: a removed entry is released, and a
 * new one belongs to the account that has had its email for the longest, if there is one.
 */
export async function settleFounderEntries(context: Dependencies): Promise<Settled> {
  const { db, founderEmails, founderIssuers } = context;
  return db.transaction(async (tx) => {
    const unlisted = await releaseUnlisted(tx, founderEmails);
    const foreign = await forgetOtherIssuers(tx, founderIssuers);
    let bound = 0;
    for (const entry of founderEmails) {
      if (await bindToOldest(tx, context, entry)) bound += 1;
    }
    return { released: unlisted + foreign, bound };
  });
}

/**
 * The entry is kept without its account: added again later, it belongs to the next account that signs in
 * with it.
 */
async function releaseUnlisted(tx: Database, founderEmails: readonly string[]): Promise<number> {
  const isUnlisted =
    founderEmails.length > 0 ? notInArray(founderClaims.email, [...founderEmails]) : undefined;
  const claims = await tx
    .select()
    .from(founderClaims)
    .where(and(isNotNull(founderClaims.userId), isUnlisted))
    .for('update');
  for (const { email, userId } of claims) {
    await tx.update(founderClaims).set({ userId: null }).where(eq(founderClaims.email, email));
    await recordRelease(tx, userId);
  }
  return claims.length;
}

/** An account of the sandbox must not keep an entry from the real founder. */
async function forgetOtherIssuers(tx: Database, founderIssuers: readonly string[]): Promise<number> {
  const others = tx
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.issuer, [...founderIssuers]));
  const forgotten = await tx.delete(founderClaims).where(inArray(founderClaims.userId, others)).returning();
  for (const { userId } of forgotten) await recordRelease(tx, userId);
  return forgotten.length;
}

async function recordRelease(tx: Database, userId: string | null): Promise<void> {
  if (!userId) return;
  await recordAction(tx, {
    actorId: null,
    action: 'founder.release',
    subject: `member:${userId}`,
    before: { isNamedFounder: true },
    after: { isNamedFounder: false },
  });
}

async function bindToOldest(tx: Database, context: Dependencies, entry: string): Promise<boolean> {
  const [oldest] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAddressOf(users.email, entry), inArray(users.issuer, [...context.founderIssuers])))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  if (!oldest) return false;
  const bound = await tx
    .insert(founderClaims)
    .values({ email: entry, userId: oldest.id, claimedAt: context.now() })
    .onConflictDoNothing()
    .returning();
  if (bound.length > 0) await noteClaim(tx, context, oldest.id);
  return bound.length > 0;
}
