import type { ShareSheet } from '@chalkline/contract/pages';
import type { CertificateFacts } from './certificate-facts.ts';

/** The picture for shared links to a certificate. */
export function certificatePictureSheet(facts: CertificateFacts): ShareSheet {
  return {
    brand: facts.brand,
    kind: `Certificate: ${facts.certification}`,
    title: facts.name,
    text: facts.nameNote ?? `Earned with a project of their own and the course ${facts.course}.`,
    facts: [
      { label: 'reviewed by hand by', value: facts.reviewer },
      { label: 'awarded on', value: facts.date },
    ],
  };
}

/** The picture of a certification in a badge wallet, without a name. */
export function achievementPictureSheet(brand: string, name: string, description: string): ShareSheet {
  return { brand, kind: 'Certification', title: name, text: description, facts: [] };
}
