import { and, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { founderClaims, signInMethods, users } from '../../db/schema.ts';

type FounderClaim = typeof founderClaims.$inferSelect;

/**
 * Replaces the backup's founder claims by those from before the restore, so that an entry which was
 * released or claimed by another account since then stays so. An entry whose account is not in the backup
 * can be claimed by the next person who signs in with it. Somebody who has become a founder since then must confirm
 * their codes anew, as after every new role.
 */
export async function keepFounderClaims(tx: Database, claims: readonly FounderClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const holders = claims.flatMap(({ userId }) => userId ?? []);
  const emails = claims.map(({ email }) => email);
  const earlier = await tx.select().from(founderClaims);
  await tx
    .delete(founderClaims)
    .where(or(inArray(founderClaims.email, emails), inArray(founderClaims.userId, holders)));
  const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.id, holders));
  const present = new Set(rows.map(({ id }) => id));
  await tx
    .insert(founderClaims)
    .values(claims.map((claim) => (present.has(claim.userId ?? '') ? claim : { ...claim, userId: null })));
  await clearConfirmations(
    tx,
    claims.flatMap(({ email, userId }) =>
      earlier.some((one) => one.email === email && one.userId === userId) ? [] : (userId ?? []),
    ),
  );
}

async function clearConfirmations(tx: Database, founders: readonly string[]): Promise<void> {
  const { userId, confirmedAsStaffAt } = signInMethods;
  await tx
    .update(signInMethods)
    .set({ confirmedAsStaffAt: null })
    .where(and(inArray(userId, [...founders]), isNotNull(confirmedAsStaffAt)));
}
