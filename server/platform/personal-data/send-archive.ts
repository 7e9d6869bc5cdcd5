import type { FastifyReply } from 'fastify';
import type { PersonalArchive } from './personal-data.ts';
import { zipArchive } from './zip-archive.ts';

/** Sends everything that is known about a person as a download. */
export function sendPersonalData(
  reply: FastifyReply,
  { data, files }: PersonalArchive,
  now: Date,
): FastifyReply {
  const day = now.toISOString().slice(0, 10);
  return reply
    .type('application/zip')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="chalkline-data-${day}.zip"`)
    .send(zipArchive({ data: { exportedAt: now, ...data }, files }));
}
