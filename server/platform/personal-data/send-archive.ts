import type { FastifyReply } from 'fastify';
import type { PersonalArchive } from './personal-data.ts';
import { zipArchive } from './zip-archive.ts';

/** Everything that is known about somebody, as a file to keep. */
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
