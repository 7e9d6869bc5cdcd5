import {
  achievementImagePath,
  certificateImagePath,
  certificatePdfPath,
} from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { House } from '../../../platform/house.ts';
import { found, Refusal } from '../../../platform/refusal.ts';
import { parseRowId } from '../../../platform/row-id.ts';
import { listCertifications } from '../../certifications/queries.ts';
import { siteSettings } from '../../site/queries.ts';
import { certificateAsked } from '../certificate-asked.ts';
import { forAnySite, unkept } from '../open-reply.ts';
import { type CertificateFacts, factsOf } from './certificate-facts.ts';
import { documentOf } from './document.ts';
import { type Faces, loadFaces } from './fonts.ts';
import { paperSheet } from './paper-sheet.ts';
import { achievementPictureSheet, certificatePictureSheet } from './share-sheets.ts';

const tag = 'Certificates';

/** A certificate to look at, to print and to share. */
export function drawings(house: House): void {
  certificateDrawings(house);
  achievementPicture(house);
}

function certificateDrawings(house: House): void {
  const { app, db, shareImages } = house;
  const params = z.object({ token: z.string() });

  async function asked(request: FastifyRequest): Promise<{ facts: CertificateFacts; faces: Faces }> {
    const certificate = refuseRevoked(await certificateAsked(house, request));
    const [faces, { brand }] = await Promise.all([loadFaces(), siteSettings(db)]);
    return { facts: factsOf(certificate, brand, faces), faces };
  }

  app.get(
    certificateImagePath,
    { schema: { summary: 'The picture of a shared certificate', tags: [tag], params } },
    async (request, reply) => {
      const { facts } = await asked(request);
      const image = await shareImages.picture(certificatePictureSheet(facts));
      return unkept(forAnySite(reply)).type('image/png').send(image);
    },
  );
  app.get(
    certificatePdfPath,
    { schema: { summary: 'A certificate to print', tags: [tag], params } },
    async (request, reply) => {
      const { facts, faces } = await asked(request);
      const pdf = await printed(facts, faces);
      return unkept(reply)
        .header('content-disposition', 'attachment; filename="certificate.pdf"')
        .type('application/pdf')
        .send(pdf);
    },
  );
}

function printed(facts: CertificateFacts, faces: Faces): Promise<Buffer> {
  return documentOf(paperSheet(facts, faces), faces, {
    title: `${facts.certification}: ${facts.name}`,
    author: facts.brand,
    subject: `Certificate, ${facts.date}. Reviewed by hand by ${facts.reviewer}. ${facts.address}`,
    date: new Date(facts.awardedAt),
  });
}

/** What was taken back is neither printed nor shared; the page says why. */
function refuseRevoked(certificate: Certificate): Certificate {
  if (certificate.revocation) throw new Refusal('revoked', 'This certificate was revoked.');
  return certificate;
}

function achievementPicture({ app, db, shareImages }: House): void {
  app.get(
    achievementImagePath,
    {
      schema: {
        summary: 'The picture of what is awarded',
        tags: [tag],
        params: z.object({ certificationId: z.string() }),
      },
    },
    async (request, reply) => {
      const id = parseRowId((request.params as { certificationId: string }).certificationId);
      const certification = (await listCertifications(db)).find((one) => one.id === id);
      const { name, description } = found(certification, 'This certification');
      const { brand } = await siteSettings(db);
      const image = await shareImages.picture(achievementPictureSheet(brand, name, description));
      return forAnySite(reply).header('cache-control', 'public, max-age=3600').type('image/png').send(image);
    },
  );
}
