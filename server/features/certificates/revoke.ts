import { refuseRevocationReason } from '@chalkline/domain/certificates/certificate';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates, certifications, revokedBadges, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { revokedEmail } from './emails.ts';
import { currentBadgeOf } from './queries.ts';

export interface Revocation {
  readonly certificateId: string;
  readonly reason: string;
  readonly revokedAt: Date;
  readonly actorId: string;
}

/** Revokes an award permanently: a badge that was listed as revoked never becomes valid again. */
export async function revokeCertificate(
  { db, mail }: Pick<AppContext, 'db' | 'mail'>,
  revocation: Revocation,
): Promise<void> {
  const { certificateId, revokedAt, actorId } = revocation;
  const reason = acceptedReason(revocation.reason);
  await db.transaction(async (tx) => {
    const revoked = await tx
      .update(certificates)
      .set({ revokedAt, revocationReason: reason })
      .where(and(eq(certificates.id, certificateId), isNull(certificates.revokedAt)))
      .returning({ id: certificates.id, badgeId: certificates.badgeId });
    const [certificate] = revoked;
    if (!certificate) return refuseRevokedBefore(tx, certificateId);
    await tx.insert(revokedBadges).values({ certificateId: currentBadgeOf(certificate), revokedAt });
    await recordAction(tx, {
      actorId,
      action: 'certificate.revoke',
      subject: `certificate:${certificateId}`,
      before: { isRevoked: false },
      after: { isRevoked: true },
    });
    await mail.enqueue(tx, revokedEmail({ certificateId, reason, ...(await holderOf(tx, certificateId)) }));
  });
}

async function holderOf(tx: Database, certificateId: string) {
  const [row] = await tx
    .select({ learner: users, certification: certifications.name })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(certifications, eq(certifications.id, certificates.certificationId))
    .where(eq(certificates.id, certificateId));
  return orNotFound(row, 'This certificate');
}

async function refuseRevokedBefore(tx: Database, certificateId: string): Promise<never> {
  const [row] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.id, certificateId));
  orNotFound(row, 'This certificate');
  throw new Refusal('conflict', 'This certificate has been revoked already.');
}

function acceptedReason(reason: string): string {
  const refusal = refuseRevocationReason(reason);
  if (refusal) throw refused(refusal);
  return reason.trim();
}
