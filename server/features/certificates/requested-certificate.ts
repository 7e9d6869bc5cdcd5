import type { Certificate } from '@chalkline/contract/certificates';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import type { Call } from '../../platform/http/route-definition.ts';
import { openCertificate } from './queries.ts';

export const certificateParameters = z.object({ token: z.string() });
export type CertificateCall = Call<'public', typeof certificateParameters>;

/** The certificate for a request's token, if the viewer may open it. */
async function requestedCertificate(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { parameters: { token }, request }: CertificateCall,
): Promise<Certificate> {
  const viewerId = (await request.caller()).viewer?.id;
  const certificate = await openCertificate(db, { token, viewerId, publicUrl: config.publicUrl });
  return orNotFound(certificate, 'This certificate');
}

/** The same, but refuses a revoked certificate: it is no longer drawn or signed, and its page says why. */
export async function requestedValidCertificate(
  context: Pick<AppContext, 'db' | 'config'>,
  call: CertificateCall,
): Promise<Certificate> {
  const certificate = await requestedCertificate(context, call);
  if (certificate.revocation) throw new Refusal('revoked', 'This certificate was revoked.');
  return certificate;
}
