import { isSafeLink } from '../certifications/submission.ts';
import { type FieldRefusal, refuseField } from '../refusals/refusal.ts';

/**
 * The parts of a person's name that a certificate may use. Never the email, because a certificate is
 * public.
 */
interface CertifiedPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly name: string | null;
}

export const longestCertificateName = 80;

/** For a person without a known name, until they choose one. */
export const namelessLearner = 'A learner';

/** Characters that break a line, are invisible, or change the writing direction. */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name in its stored form: trimmed and Unicode-normalised. */
export function tidyCertificateName(name: string): string {
  return name.trim().normalize('NFC');
}

/**
 * How often the name can be changed after the award, for a marriage or a mistake. Each change creates a new
 * badge and revokes the earlier one.
 */
const mostNameChanges = 2;

export function nameChangesLeft(nameChanges: number): number {
  return Math.max(0, mostNameChanges - nameChanges);
}

/** The changes that count once a certificate gets another name. To fill in a missing name is none. */
export function nameChangesAfter(nameChanges: number, previousName: string): number {
  return previousName === namelessLearner ? nameChanges : nameChanges + 1;
}

export const nameIsFinalText = "This name is final. You've used both changes.";

/** What owners are told before they change the name. */
export function nameChangeText(left: number): string {
  if (left === 0) return nameIsFinalText;
  const times = left === 1 ? 'once more' : `${left} more times`;
  return `You can change the name ${times}. Each change issues a new badge and revokes the previous one.`;
}

/** Why a certificate cannot have this name; undefined when it can. */
export function refuseCertificateName(name: string): FieldRefusal<'name'> | undefined {
  const tidy = tidyCertificateName(name);
  if (unprintable.test(tidy))
    return refuseField('name', 'Please enter the name on one line, without control characters');
  if (!visible.test(tidy)) return refuseField('name', 'Please enter the name to show on your certificate');
  if ([...tidy].length > longestCertificateName) {
    return refuseField('name', `Please keep the name within ${longestCertificateName} characters`);
  }
  return undefined;
}

/** The name on a new certificate: the person's own, if it is valid. */
export function certificateNameOf({ firstName, lastName, name }: CertifiedPerson): string {
  const whole = name || [firstName, lastName].filter(Boolean).join(' ');
  const printable = [...whole].filter((character) => !unprintable.test(character)).join('');
  const fitting = [...printable.trim()].slice(0, longestCertificateName).join('').trim();
  return refuseCertificateName(fitting) ? namelessLearner : fitting;
}

/** Whether a person may see a certificate with its picture, document and badge. Its owner always may. */
export function mayOpenCertificate(certificate: { isPublic: boolean }, isOwner: boolean): boolean {
  return certificate.isPublic || isOwner;
}

/** The project link of a certificate: only if the learner wants it, and only if it is safe to open. */
export function shownProject(showsProject: boolean, projectUrl: string): string | null {
  return showsProject && isSafeLink(projectUrl) ? projectUrl : null;
}

export const longestRevocationReason = 500;

/** Why a certificate cannot be revoked with this reason; undefined when it can. The reason is public. */
export function refuseRevocationReason(reason: string): FieldRefusal<'reason'> | undefined {
  if (!reason.trim())
    return refuseField('reason', 'Please give a reason. Anyone who opens the certificate will see it');
  if (reason.trim().length > longestRevocationReason) {
    return refuseField('reason', `Please keep the reason within ${longestRevocationReason} characters`);
  }
  return undefined;
}
