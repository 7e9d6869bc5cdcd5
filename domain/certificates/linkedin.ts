import type { IsoTime } from '../calendar/moment.ts';
export interface LinkedInCertificate {
  readonly certification: string;
  readonly organization: string;
  readonly awardedAt: IsoTime;
  readonly address: string;
  readonly id: string;
}

/** The URL of LinkedIn's form for a certification, filled in. */
export function linkedInAddress(certificate: LinkedInCertificate): string {
  const awarded = new Date(certificate.awardedAt);
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.certification,
    organizationName: certificate.organization,
    issueYear: String(awarded.getUTCFullYear()),
    issueMonth: String(awarded.getUTCMonth() + 1),
    certUrl: certificate.address,
    certId: certificate.id,
  });
  return `https://www.linkedin.com/profile/add?${fields}`;
}
