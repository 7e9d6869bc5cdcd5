import type { Certificate } from '@chalkline/contract/certificates';
import { dayOf, longDate } from '@chalkline/domain/learning/calendar-date';
import type { Faces } from './fonts.ts';
import { canWrite } from './writing.ts';
import { writtenName } from './written-name.ts';

/** What is written on a certificate, in words that the fonts have. */
export interface CertificateFacts {
  readonly brand: string;
  readonly name: string;
  /** Said under a name that could not be written. */
  readonly nameNote: string | undefined;
  readonly certification: string;
  readonly course: string;
  readonly date: string;
  readonly awardedAt: string;
  readonly reviewer: string;
  readonly address: string;
  readonly seed: string;
}

export function factsOf(certificate: Certificate, brand: string, faces: Faces): CertificateFacts {
  const name = writtenName(certificate.name, (text) => canWrite(faces.display, text));
  const reviewer = writtenName(certificate.reviewerName, (text) => canWrite(faces.text, text));
  return {
    brand,
    name: name ?? 'A certified builder',
    nameNote: name ? undefined : 'Their name, in its own script, stands on the certificate’s page.',
    certification: certificate.certification.name,
    course: certificate.course.title,
    date: longDate(dayOf(certificate.awardedAt)),
    awardedAt: certificate.awardedAt,
    reviewer: reviewer ?? `a reviewer of ${brand}`,
    address: certificate.address,
    seed: certificate.course.slug,
  };
}
