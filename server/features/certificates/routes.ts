import { certificatePath, ownCertificatePath } from '@chalkline/contract/addresses';
import {
  certificateChangeSchema,
  certificateSchema,
  revocationSchema,
} from '@chalkline/contract/certificates';
import { revokeCertificatePath } from '@chalkline/contract/console-addresses';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
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
    reply: certificateSchema,
    read: async ({ parameters: { token }, viewer }) => {
      const request = { token, viewerId: viewer?.id, publicUrl: config.publicUrl };
      return orNotFound(await openCertificate(db, request), 'This certificate');
    },
  });
}

function changes(context: AppContext): void {
  const { routes, db, now } = context;
  routes.add({
    method: 'PATCH',
    path: ownCertificatePath,
    summary: 'Change the name on a certificate, and who may open it',
    tag,
    requires: 'session',
    parameters: byId,
    body: certificateChangeSchema,
    handle: ({ person, parameters, body }) =>
      changeCertificate(db, { certificateId: idIn(parameters), userId: person.id }, body, now()),
  });

  routes.add({
    method: 'POST',
    path: revokeCertificatePath,
    summary: 'Take an award back',
    tag,
    requires: 'staff:reviews',
    parameters: byId,
    body: revocationSchema,
    handle: ({ person, parameters, body: { reason } }) =>
      revokeCertificate(context, {
        certificateId: idIn(parameters),
        reason,
        actorId: person.id,
        revokedAt: now(),
      }),
  });
}

function idIn({ certificateId }: z.output<typeof byId>): string {
  return orNotFound(parseUuid(certificateId), 'This certificate');
}
