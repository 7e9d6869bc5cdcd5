import { and, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys, signInMethods } from '../../db/schema.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Removes passkeys again that were removed after the backup: their devices may be lost. Says how many. Somebody
 * who had nothing else in the backup gets email codes back, or nobody could open their account.
 */
export async function removePasskeys(tx: Database, later: readonly LedgerEntry[]): Promise<number> {
  const ids = later.flatMap(({ kind, passkeyId }) =>
    kind === 'passkey-removed' && passkeyId ? [passkeyId] : [],
  );
  if (ids.length === 0) return 0;
  const removed = await tx
    .delete(passkeys)
    .where(inArray(passkeys.id, ids))
    .returning({ userId: passkeys.userId });
  const owners = removed.map(({ userId }) => userId);
  if (owners.length > 0) await restoreCodes(tx, owners);
  return removed.length;
}

async function restoreCodes(tx: Database, owners: readonly string[]): Promise<void> {
  const { userId, switchedOffAt } = signInMethods;
  const passkeyLeft = tx.select({ one: sql`1` }).from(passkeys).where(sql`${passkeys.userId} = ${userId}`);
  const methodLeft = tx
    .select({ one: sql`1` })
    .from(sql`${signInMethods} as others`)
    .where(sql`others.user_id = ${userId} and others.switched_off_at is null`);
  await tx
    .update(signInMethods)
    .set({ switchedOffAt: null })
    .where(
      and(
        inArray(userId, [...owners]),
        isNotNull(switchedOffAt),
        notExists(passkeyLeft),
        notExists(methodLeft),
      ),
    );
}
