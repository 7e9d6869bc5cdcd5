import { addressOf, certificatePagePath } from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import type { Certification } from '@chalkline/contract/certifications';
import type { Review } from '@chalkline/contract/reviews';
import {
  mayOpenCertificate,
  nameChangesLeft,
  shownProject,
} from '@chalkline/domain/certificates/certificate';
import { provenChecks } from '@chalkline/domain/certifications/rubric';
import { isSafeLink } from '@chalkline/domain/certifications/submission';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasAny } from '../../db/has-any.ts';
import { certificates, certificationSubmissions, certifications, courses } from '../../db/schema.ts';

/** The id of the current badge. The first badge has the certificate's own id. */
export function currentBadgeOf({ id, badgeId }: Pick<typeof certificates.$inferSelect, 'id' | 'badgeId'>) {
  return badgeId ?? id;
}

interface CertificateRequest {
  readonly token: string;
  readonly viewerId: string | undefined;
  readonly publicUrl: string;
}

/** The certificate for a token, if this person may open it. One that is switched off is not found. */
export async function openCertificate(
  db: Database,
  { token, viewerId, publicUrl }: CertificateRequest,
): Promise<Certificate | undefined> {
  const row = await findRow(db, token);
  if (!row) return undefined;
  const { certificate, certification, course, projectUrl, checks } = row;
  const isOwner = certificate.userId === viewerId;
  if (!mayOpenCertificate(certificate, isOwner)) return undefined;
  const { isPublic, showsProject } = certificate;
  return {
    id: certificate.id,
    token,
    address: publicUrl + addressOf(certificatePagePath, { token }),
    name: certificate.name,
    certification,
    course,
    projectUrl: shownProject(showsProject, projectUrl),
    checks: provenChecks(checks ?? []),
    awardedAt: certificate.awardedAt.toISOString(),
    reissuedAt: certificate.reissuedAt?.toISOString() ?? null,
    badgeId: currentBadgeOf(certificate),
    reviewerName: certificate.reviewerName,
    revocation: revocationOf(certificate),
    settings: isOwner
      ? {
          isPublic,
          showsProject,
          hasProject: isSafeLink(projectUrl),
          nameChangesLeft: nameChangesLeft(certificate.nameChanges),
        }
      : null,
  };
}

/** The certificate of a submission, for reviewers. */
export async function certificateOf(db: Database, submissionId: string): Promise<Review['certificate']> {
  const [row] = await db.select().from(certificates).where(eq(certificates.submissionId, submissionId));
  return row ? { id: row.id, token: row.token, revocation: revocationOf(row) } : null;
}

async function findRow(db: Database, token: string) {
  const [row] = await db
    .select({
      certificate: certificates,
      certification: {
        id: certifications.id,
        name: certifications.name,
        description: certifications.description,
        icon: certifications.icon,
      },
      course: {
        slug: courses.slug,
        title: courses.title,
        icon: courses.icon,
        category: courses.category,
      },
      projectUrl: certificationSubmissions.projectUrl,
      checks: certificationSubmissions.checks,
    })
    .from(certificates)
    .innerJoin(certifications, eq(certifications.id, certificates.certificationId))
    .innerJoin(courses, eq(courses.id, certifications.courseId))
    .innerJoin(certificationSubmissions, eq(certificationSubmissions.id, certificates.submissionId))
    .where(eq(certificates.token, token));
  return row;
}

function revocationOf({ revokedAt, revocationReason }: typeof certificates.$inferSelect) {
  return revokedAt && { revokedAt: revokedAt.toISOString(), reason: revocationReason };
}

/** Whether a certificate was issued for any of these certifications. */
export function hasCertificates(db: Database, certificationIds: readonly number[]): Promise<boolean> {
  return hasAny(db, certificates, inArray(certificates.certificationId, [...certificationIds]));
}

/** How many certificates were issued for any of these certifications. */
export function countCertificates(db: Database, certificationIds: readonly number[]): Promise<number> {
  return db.$count(certificates, inArray(certificates.certificationId, [...certificationIds]));
}

/** The certification that a badge is an achievement of. */
export async function findCertification(
  db: Database,
  certificationId: number,
): Promise<Certification | undefined> {
  const { id, name, description, icon } = certifications;
  const [certification] = await db
    .select({ id, name, description, icon })
    .from(certifications)
    .where(eq(id, certificationId));
  return certification;
}
