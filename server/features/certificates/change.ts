import type { CertificateChange } from '@chalkline/contract/certificates';
import { refuseCertificateName, tidyCertificateName } from '@chalkline/domain/certification/certificate';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates } from '../../db/schema.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';

export interface OwnCertificate {
  readonly certificateId: string;
  readonly userId: string;
}

/** Changes what its owner decides about a certificate; somebody else's is not there. */
export async function changeCertificate(
  db: Database,
  { certificateId, userId }: OwnCertificate,
  { name, ...choices }: CertificateChange,
): Promise<void> {
  const changed = await db
    .update(certificates)
    .set(name === undefined ? choices : { ...choices, name: acceptedName(name) })
    .where(and(eq(certificates.id, certificateId), eq(certificates.userId, userId)))
    .returning({ id: certificates.id });
  if (changed.length === 0) throw notFound('This certificate');
}

function acceptedName(name: string): string {
  const message = refuseCertificateName(name);
  if (message) throw new Refusal('invalid', message, [{ field: 'name', message }]);
  return tidyCertificateName(name);
}
