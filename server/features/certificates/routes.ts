import { certificatePath, ownCertificatePath } from '@chalkline/contract/addresses';
import {
  type CertificateChange,
  certificateChangeSchema,
  certificateSchema,
  revocationSchema,
} from '@chalkline/contract/certificates';
import { revokeCertificatePath } from '@chalkline/contract/console-addresses';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { requirePerson, requireStaff, staffOnly } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { badges } from './badges/routes.ts';
import { changeCertificate } from './change.ts';
import { drawings } from './drawing/routes.ts';
import { certificateData } from './personal-data.ts';
import { openCertificate } from './queries.ts';
import { revokeCertificate } from './revoke.ts';

const tag = 'Certificates';
const byId = z.object({ certificateId: z.string() });

/** An award's public page, picture, document and signed badge. */
export function certificates(context: AppContext): void {
  const { reads, db, config, personalData } = context;
  personalData.add(certificateData(db));
  badges(context);
  drawings(context);
  changes(context);

  reads.add({
    path: certificatePath,
    summary: 'A certificate, for anyone with its token',
    tag,
    requires: 'public',
    parameters: z.object({ token: z.string() }),
    query: z.object({}),
    reply: certificateSchema,
    read: async ({ parameters: { token }, viewer }) => {
      const request = { token, viewerId: viewer?.id, publicUrl: config.publicUrl };
      return orNotFound(await openCertificate(db, request), 'This certificate');
    },
  });
}

function changes(context: AppContext): void {
  const { app, db, now } = context;
  app.patch(
    ownCertificatePath,
    {
      schema: {
        summary: 'Change the name on a certificate, and who may open it',
        tags: [tag],
        params: byId,
        body: certificateChangeSchema,
      },
    },
    async (request, reply) => {
      const { id: userId } = requirePerson('session', (await request.caller()).viewer);
      const own = { certificateId: idIn(request.params), userId };
      await changeCertificate(db, own, request.body as CertificateChange, now());
      return reply.code(204).send();
    },
  );

  app.post(
    revokeCertificatePath,
    {
      onRequest: staffOnly('reviews'),
      schema: { summary: 'Take an award back', tags: [tag], params: byId, body: revocationSchema },
    },
    async (request, reply) => {
      const { id: actorId } = await requireStaff(request, 'reviews');
      const { reason } = request.body as z.output<typeof revocationSchema>;
      const certificateId = idIn(request.params);
      await revokeCertificate(context, { certificateId, reason, actorId, revokedAt: now() });
      return reply.code(204).send();
    },
  );
}

function idIn(parameters: unknown): string {
  const { certificateId } = parameters as z.output<typeof byId>;
  return orNotFound(parseUuid(certificateId), 'This certificate');
}
