import { isSafeLink } from './submission.ts';

/** How a person is known, as far as a certificate may use it: never the e-mail, a certificate is public. */
interface CertifiedPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly name: string | null;
}

export const longestCertificateName = 80;

/** For somebody of whom no name is known, until they choose one. */
export const namelessLearner = 'A learner';

/** Breaks a line, is not seen, or turns the words around it: nothing of that belongs in a name. */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept: without space around it, and in one spelling of each letter. */
export function tidyCertificateName(name: string): string {
  return name.trim().normalize('NFC');
}

/**
 * The name stands on a certificate from the day that it is awarded. It can be changed so often after that, for a
 * marriage or a mistake: each change makes another badge, and revokes the one before.
 */
export const mostNameChanges = 2;

export function nameChangesLeft(nameChanges: number): number {
  return Math.max(0, mostNameChanges - nameChanges);
}

export const nameIsFinalText = "This name is final. You've used both changes.";

/** What its owner is told about changing the name, before they do. */
export function nameChangeText(left: number): string {
  if (left === 0) return nameIsFinalText;
  const times = left === 1 ? 'once more' : `${left} more times`;
  return `You can change the name ${times}. Each change issues a new badge and revokes the previous one.`;
}

/** Why a certificate cannot carry this name; nothing when it can. */
export function refuseCertificateName(name: string): string | undefined {
  const tidy = tidyCertificateName(name);
  if (unprintable.test(tidy)) return 'Please enter the name on one line, without control characters';
  if (!visible.test(tidy)) return 'Please enter the name to show on your certificate';
  if ([...tidy].length > longestCertificateName) {
    return `Please keep the name within ${longestCertificateName} characters`;
  }
  return undefined;
}

/** The name that a new certificate carries: the person's own, as far as it is one. */
export function certificateNameOf({ firstName, lastName, name }: CertifiedPerson): string {
  const whole = name || [firstName, lastName].filter(Boolean).join(' ');
  const printable = [...whole].filter((character) => !unprintable.test(character)).join('');
  const fitting = [...printable.trim()].slice(0, longestCertificateName).join('').trim();
  return refuseCertificateName(fitting) ? namelessLearner : fitting;
}

/** Whether somebody may see a certificate, its picture, its document and its badge: its owner always may. */
export function mayOpenCertificate(certificate: { isPublic: boolean }, isOwner: boolean): boolean {
  return certificate.isPublic || isOwner;
}

/** The project as a certificate shows it: only where the learner wants it, and only what is safe to open. */
export function shownProject(showsProject: boolean, projectUrl: string): string | null {
  return showsProject && isSafeLink(projectUrl) ? projectUrl : null;
}

export const longestRevocationReason = 500;

/** Why a certificate cannot be revoked with these words; nothing when it can. Everybody who opens it reads them. */
export function refuseRevocationReason(reason: string): string | undefined {
  if (!reason.trim()) return 'Please give a reason. Anyone who opens the certificate will see it';
  if (reason.trim().length > longestRevocationReason) {
    return `Please keep the reason within ${longestRevocationReason} characters`;
  }
  return undefined;
}
