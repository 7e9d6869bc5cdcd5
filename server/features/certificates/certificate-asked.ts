import type { Certificate } from '@chalkline/contract/certificates';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../platform/house.ts';
import { found } from '../../platform/refusal.ts';
import { openCertificate } from './queries.ts';

/** The certificate that a request's token names, as far as whoever asks may open it. */
export async function certificateAsked(
  { db, config }: Pick<House, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<Certificate> {
  const { token } = request.params as { token: string };
  const viewerId = (await request.caller()).viewer?.id;
  const certificate = await openCertificate(db, { token, viewerId, publicUrl: config.publicUrl });
  return found(certificate, 'This certificate');
}
