import type { Certificate } from '@chalkline/contract/certificates';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ProvenCheck } from '@chalkline/domain/certifications/rubric';
import type { Faces } from './fonts.ts';
import { canWrite } from './writing.ts';
import { writtenName } from './written-name.ts';

/** Everything that a certificate shows. Nothing else is drawn. */
export interface DrawnCertificate {
  readonly brand: string;
  readonly name: string;
  readonly certification: string;
  readonly course: { readonly slug: string; readonly title: string };
  readonly awardedAt: string;
  readonly reissuedAt: string | null;
  readonly reviewerName: string;
  readonly address: string;
  /** What the reviewer passed. */
  readonly checks: readonly ProvenCheck[];
}

export function drawnCertificate(certificate: Certificate, brand: string): DrawnCertificate {
  const { name, certification, course, awardedAt, reissuedAt, reviewerName, address, checks } = certificate;
  return {
    brand,
    name,
    certification: certification.name,
    course: { slug: course.slug, title: course.title },
    awardedAt,
    reissuedAt,
    reviewerName,
    address,
    checks,
  };
}

/** The texts of a certificate, in characters that the fonts have. */
export interface CertificateFacts {
  readonly brand: string;
  readonly name: string;
  /** A note under a name that the fonts could not draw. */
  readonly nameNote: string | undefined;
  readonly certification: string;
  readonly course: string;
  readonly date: string;
  readonly awardedAt: string;
  readonly reviewer: string;
  readonly address: string;
  readonly seed: string;
  readonly checks: readonly ProvenCheck[];
}

export function factsOf(certificate: DrawnCertificate, faces: Faces): CertificateFacts {
  const { brand } = certificate;
  const name = writtenName(certificate.name, (text) => canWrite(faces.display, text));
  const reviewer = writtenName(certificate.reviewerName, (text) => canWrite(faces.text, text));
  return {
    brand,
    name: name ?? 'A certified builder',
    nameNote: name ? undefined : 'The name in its own script is shown on the certificate’s page.',
    certification: certificate.certification,
    course: certificate.course.title,
    date: datesOf(certificate),
    awardedAt: certificate.awardedAt,
    reviewer: reviewer ?? `a reviewer of ${brand}`,
    address: certificate.address,
    seed: certificate.course.slug,
    checks: certificate.checks,
  };
}

/** Shows both dates, so that the new name is not mistaken for a second award. */
function datesOf({ awardedAt, reissuedAt }: DrawnCertificate): string {
  const awarded = longDate(dayOf(awardedAt));
  return reissuedAt ? `${awarded} (reissued ${longDate(dayOf(reissuedAt))})` : awarded;
}
