import { randomUUID } from 'node:crypto';
import type { CertificateChange } from '@chalkline/contract/certificates';
import {
  nameChangesAfter,
  nameChangesLeft,
  nameIsFinalText,
  refuseCertificateName,
  tidyCertificateName,
} from '@chalkline/domain/certificates/certificate';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates, revokedBadges } from '../../db/schema.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { currentBadgeOf } from './queries.ts';

export interface OwnCertificate {
  readonly certificateId: string;
  readonly userId: string;
}

/** Changes the owner's settings of a certificate. Somebody else's is not found. */
export async function changeCertificate(
  db: Database,
  { certificateId, userId }: OwnCertificate,
  { name, ...choices }: CertificateChange,
  now: Date,
): Promise<void> {
  const wanted = name === undefined ? undefined : acceptedName(name);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(certificates)
      .where(and(eq(certificates.id, certificateId), eq(certificates.userId, userId)))
      .for('update');
    const certificate = orNotFound(row, 'This certificate');
    if (wanted !== undefined && wanted !== certificate.name) await rename(tx, certificate, wanted, now);
    if (Object.keys(choices).length > 0) {
      await tx.update(certificates).set(choices).where(eq(certificates.id, certificateId));
    }
  });
}

/** Issues a new version with another name: its badge has a new id, and the earlier badge is revoked. */
async function rename(
  tx: Database,
  certificate: typeof certificates.$inferSelect,
  name: string,
  now: Date,
): Promise<void> {
  const { id, name: previousName, nameChanges, revokedAt } = certificate;
  if (revokedAt) throw new Refusal('revoked', 'This certificate was revoked.');
  if (nameChangesLeft(nameChanges) === 0) throw new Refusal('conflict', nameIsFinalText);
  await tx.insert(revokedBadges).values({ certificateId: currentBadgeOf(certificate), revokedAt: now });
  await tx
    .update(certificates)
    .set({
      name,
      badgeId: randomUUID(),
      nameChanges: nameChangesAfter(nameChanges, previousName),
      reissuedAt: now,
    })
    .where(eq(certificates.id, id));
}

function acceptedName(name: string): string {
  const refusal = refuseCertificateName(name);
  if (refusal) throw refused(refusal);
  return tidyCertificateName(name);
}
