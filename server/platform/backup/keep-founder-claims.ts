import { inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { founderClaims, users } from '../../db/schema.ts';

type FounderClaim = typeof founderClaims.$inferSelect;

/**
 * Puts the claims from before the restore in place of the backup's: an entry that was released or taken by another
 * account since stays so. An entry whose account is not in the backup is for whoever signs in with it next.
 */
export async function keepFounderClaims(tx: Database, claims: readonly FounderClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const holders = claims.flatMap(({ userId }) => userId ?? []);
  const emails = claims.map(({ email }) => email);
  await tx
    .delete(founderClaims)
    .where(or(inArray(founderClaims.email, emails), inArray(founderClaims.userId, holders)));
  const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.id, holders));
  const present = new Set(rows.map(({ id }) => id));
  await tx
    .insert(founderClaims)
    .values(claims.map((claim) => (present.has(claim.userId ?? '') ? claim : { ...claim, userId: null })));
}
