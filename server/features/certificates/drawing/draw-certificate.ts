import { drawShareImage } from '../../../platform/share-image/draw-share-image.ts';
import { type DrawnCertificate, factsOf } from './certificate-facts.ts';
import { documentOf } from './document.ts';
import { evidenceSheets } from './evidence-sheets.ts';
import { loadFaces } from './fonts.ts';
import { paperSheet } from './paper-sheet.ts';
import { certificatePictureSheet } from './share-sheets.ts';

// Drawing is CPU-bound, so both functions run in a worker thread only.

export async function drawCertificatePdf(certificate: DrawnCertificate): Promise<Uint8Array> {
  const faces = await loadFaces();
  const facts = factsOf(certificate, faces);
  return documentOf([paperSheet(facts, faces), ...evidenceSheets(facts, faces)], faces, {
    title: `${facts.certification}: ${facts.name}`,
    author: facts.brand,
    subject: `Certificate, ${facts.date}. Reviewed by hand by ${facts.reviewer}. ${facts.address}`,
    date: new Date(facts.awardedAt),
  });
}

export async function drawCertificatePicture(certificate: DrawnCertificate): Promise<Uint8Array> {
  return drawShareImage(certificatePictureSheet(factsOf(certificate, await loadFaces())));
}
