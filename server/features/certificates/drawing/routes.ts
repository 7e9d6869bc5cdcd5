import {
  achievementImagePath,
  certificateImagePath,
  certificatePdfPath,
} from '@chalkline/contract/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { ByteCache } from '../../../platform/cache/byte-cache.ts';
import { contentEtag, isFresh } from '../../../platform/http/etag.ts';
import { drawingsPerMinute, timesPerClient } from '../../../platform/http/rate-limits.ts';
import { orNotFound } from '../../../platform/http/refusal.ts';
import { parseRowId } from '../../../platform/http/row-id.ts';
import type { Task } from '../../../platform/workers/task.ts';
import { drawingThreads } from '../../../platform/workers/task-threads.ts';
import { siteSettings } from '../../site/index.ts';
import { forAnySite, unkept } from '../open-reply.ts';
import { findCertification } from '../queries.ts';
import {
  type CertificateCall,
  certificateParameters,
  requestedValidCertificate,
} from '../requested-certificate.ts';
import { type DrawnCertificate, drawnCertificate } from './certificate-facts.ts';
import { achievementPictureSheet } from './share-sheets.ts';
import { certificatePdf, certificatePicture } from './tasks.ts';

const publicRead = { method: 'GET', tag: 'Certificates', requires: 'public' } as const;

/** A document has about 40 kB, a picture about 60. */
const mostKeptBytes = 16 * 1024 * 1024;

/** The picture and the printable document of a certificate. */
export function drawings(context: AppContext): void {
  certificateDrawings(context);
  achievementPicture(context);
}

function certificateDrawings(context: AppContext): void {
  const { app, routes, db } = context;
  const kept = new ByteCache(mostKeptBytes);

  /** Cached by everything that is drawn, so a changed name or a renamed course gives another drawing. */
  async function draw(task: Task<DrawnCertificate, Uint8Array>, call: CertificateCall): Promise<Buffer> {
    const certificate = await requestedValidCertificate(context, call);
    const { brand } = await siteSettings(db);
    const drawn = drawnCertificate(certificate, brand);
    const key = JSON.stringify([task.name, drawn]);
    return kept.get(key, async () => Buffer.from(await drawingThreads.run(task, drawn)));
  }

  // A hook instead of the route's setting, which would count HEAD separately from GET.
  const rateLimitHook = () => app.rateLimit(timesPerClient(drawingsPerMinute));

  routes.addRaw({
    ...publicRead,
    path: certificateImagePath,
    summary: 'The picture of a shared certificate',
    rateLimitHook: rateLimitHook(),
    parameters: certificateParameters,
    respond: async (call) => {
      const { request, reply } = call;
      const image = await draw(certificatePicture, call);
      return unlessFresh(request, unkept(forAnySite(reply)), image, () =>
        reply.type('image/png').send(image),
      );
    },
  });
  routes.addRaw({
    ...publicRead,
    path: certificatePdfPath,
    summary: 'A certificate to print',
    rateLimitHook: rateLimitHook(),
    parameters: certificateParameters,
    respond: async (call) => {
      const { request, reply } = call;
      const pdf = await draw(certificatePdf, call);
      return unlessFresh(request, unkept(reply), pdf, () =>
        reply
          .header('content-disposition', 'attachment; filename="certificate.pdf"')
          .type('application/pdf')
          .send(pdf),
      );
    },
  });
}

/** Sends 304 to a browser that has the same drawing. */
function unlessFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: Buffer,
  send: () => FastifyReply,
): FastifyReply {
  const etag = contentEtag(drawing);
  reply.header('etag', etag);
  return isFresh(request, etag) ? reply.code(304).send() : send();
}

function achievementPicture({ routes, db, shareImages }: AppContext): void {
  routes.addRaw({
    ...publicRead,
    path: achievementImagePath,
    summary: 'The picture of what is awarded',
    parameters: z.object({ certificationId: z.string() }),
    respond: async ({ parameters: { certificationId }, reply }) => {
      const id = parseRowId(certificationId);
      const certification = id === undefined ? undefined : await findCertification(db, id);
      const { name, description } = orNotFound(certification, 'This certification');
      const { brand } = await siteSettings(db);
      const image = await shareImages.picture(achievementPictureSheet(brand, name, description));
      return forAnySite(reply).header('cache-control', 'public, max-age=3600').type('image/png').send(image);
    },
  });
}
