import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates, revokedBadges } from '../../db/schema.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Revokes certificates again that were revoked after the backup, and returns how many changed. A
 * certificate that was renamed after the backup has its old name again. Badges of its later versions are no
 * longer valid, so it gets a new badge, and its name changes still count. The new badge takes its id from
 * the ledger entry, so restoring twice does not create two. The entries are in order.
 */
export async function reapplyCertificates(tx: Database, later: readonly LedgerEntry[]): Promise<number> {
  const changed = new Set<string>();
  for (const entry of later) {
    if (!entry.certificateId) continue;
    await revokeBadges(tx, entry);
    const rows =
      entry.kind === 'certificate-revoked'
        ? await revoke(tx, entry.certificateId, new Date(entry.at))
        : await replaceBadge(tx, entry.certificateId, entry);
    for (const { id } of rows) changed.add(id);
  }
  return changed.size;
}

async function revokeBadges(tx: Database, { oldBadgeId, newBadgeId, at }: LedgerEntry): Promise<void> {
  for (const certificateId of [oldBadgeId, newBadgeId]) {
    if (!certificateId) continue;
    await tx
      .insert(revokedBadges)
      .values({ certificateId, revokedAt: new Date(at) })
      .onConflictDoNothing();
  }
}

function revoke(tx: Database, id: string, revokedAt: Date) {
  return tx
    .update(certificates)
    .set({ revokedAt })
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
    .returning({ id: certificates.id });
}

function replaceBadge(tx: Database, id: string, { id: badgeId, at }: LedgerEntry) {
  return tx
    .update(certificates)
    .set({ badgeId, nameChanges: sql`${certificates.nameChanges} + 1`, reissuedAt: new Date(at) })
    .where(eq(certificates.id, id))
    .returning({ id: certificates.id });
}
