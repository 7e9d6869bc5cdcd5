import type {
  Certification,
  CertificationAvailability,
  CertificationBrief,
  UserCertification,
} from '@chalkline/contract/certifications';
import type { ProgressRecord } from '@chalkline/contract/progress';
import { isOpenForAssessment } from '@chalkline/domain/certifications/availability';
import { isAwardHeld } from '@chalkline/domain/certifications/certification-status';
import { byGoLiveDate } from '@chalkline/domain/courses/course-order';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasAny } from '../../db/has-any.ts';
import { prepared } from '../../db/prepared.ts';
import { certificates, certificationSubmissions, certifications, courses, lessons } from '../../db/schema.ts';
import { renderMarkdown } from '../../platform/text/markdown.ts';

export interface CertificationCourse
  extends Omit<CertificationAvailability, 'certificationId' | 'isAvailable'> {
  readonly id: number;
  readonly courseId: number;
  readonly totalLessons: number;
}

/** All certifications, in the order in which their courses go live. */
export async function listCertifications(db: Database): Promise<Certification[]> {
  const rows = await db
    .select({
      id: certifications.id,
      name: certifications.name,
      description: certifications.description,
      icon: certifications.icon,
      goesLiveDate: courses.goesLiveDate,
    })
    .from(certifications)
    .innerJoin(courses, eq(courses.id, certifications.courseId));
  return byGoLiveDate(rows).map(({ goesLiveDate: _, ...certification }) => certification);
}

export async function findBrief(db: Database, id: number): Promise<CertificationBrief | undefined> {
  const [row] = await db
    .select({ markdown: certifications.briefMarkdown })
    .from(certifications)
    .where(eq(certifications.id, id));
  return row && { html: await renderMarkdown(row.markdown) };
}

/** The course of each certification, and how many lessons it has. */
export async function certificationCourses(db: Database): Promise<CertificationCourse[]> {
  const rows = await db
    .select({
      id: certifications.id,
      courseId: courses.id,
      isPublished: courses.isPublished,
      goesLiveDate: courses.goesLiveDate,
      courseSlug: courses.slug,
      totalLessons: sql<number>`(select count(*)::int from ${lessons} l where l.course_id = ${courses}.id)`,
    })
    .from(certifications)
    .innerJoin(courses, eq(courses.id, certifications.courseId));
  return byGoLiveDate(rows);
}

/** The certifications that a person can submit work for. */
export function availabilityOf(
  certified: readonly CertificationCourse[],
  records: readonly ProgressRecord[],
): CertificationAvailability[] {
  const completed = completedPerCourse(records);
  return certified.map(({ id, courseId, totalLessons, ...course }) => ({
    certificationId: id,
    ...course,
    isAvailable: isOpenForAssessment({
      isPublished: course.isPublished,
      totalLessons,
      completedLessons: completed.get(courseId) ?? 0,
    }),
  }));
}

const latestSubmissions = prepared((db) =>
  db
    .selectDistinctOn([certificationSubmissions.certificationId], {
      submission: certificationSubmissions,
      certificate: certificates,
    })
    .from(certificationSubmissions)
    .leftJoin(certificates, eq(certificates.submissionId, certificationSubmissions.id))
    .where(eq(certificationSubmissions.userId, sql.placeholder('userId')))
    .orderBy(certificationSubmissions.certificationId, desc(certificationSubmissions.submittedAt))
    .prepare('latest_submissions'),
);

/** A person's state for each certification that they have submitted work for. */
export async function userCertifications(db: Database, userId: string): Promise<UserCertification[]> {
  const latest = await latestSubmissions(db).execute({ userId });
  return latest.map(toUserCertification);
}

/** Whether the person holds a valid award, whatever was submitted since. */
export async function holdsAward(db: Database, userId: string, certificationId: number): Promise<boolean> {
  const rows = await db
    .select({ decision: certificationSubmissions.decision, revokedAt: certificates.revokedAt })
    .from(certificationSubmissions)
    .leftJoin(certificates, eq(certificates.submissionId, certificationSubmissions.id))
    .where(
      and(
        eq(certificationSubmissions.userId, userId),
        eq(certificationSubmissions.certificationId, certificationId),
      ),
    );
  return rows.some(isAwardHeld);
}

function toUserCertification({ submission, certificate }: LatestSubmission): UserCertification {
  const { certificationId, decision, decidedAt, submittedAt, feedback } = submission;
  const isEarned = isAwardHeld({ decision, revokedAt: certificate?.revokedAt ?? null });
  const isSentBack = decision === 'changes_asked';
  const isClosed = decision !== null && !isEarned;
  return {
    certification: { id: certificationId },
    certificationId,
    isEarned,
    earnedAt: isEarned ? (decidedAt?.toISOString() ?? null) : null,
    submittedAt: isClosed ? null : submittedAt.toISOString(),
    feedback: isSentBack ? feedback : '',
    changesRequested: isSentBack && decidedAt ? requestedChanges(submission, decidedAt) : null,
    certificateToken: isEarned ? (certificate?.token ?? null) : null,
    revocationReason: certificate?.revocationReason ?? '',
  };
}

function requestedChanges(
  { checks, projectUrl, videoUrl, comments }: typeof certificationSubmissions.$inferSelect,
  decidedAt: Date,
): UserCertification['changesRequested'] {
  return {
    decidedAt: decidedAt.toISOString(),
    checks: (checks ?? []).filter(({ isPassed }) => !isPassed),
    submission: { projectUrl, videoUrl, comments },
  };
}

interface LatestSubmission {
  readonly submission: typeof certificationSubmissions.$inferSelect;
  readonly certificate: typeof certificates.$inferSelect | null;
}

/** Whether work was submitted for any of these certifications. */
export function hasSubmissions(db: Database, certificationIds: readonly number[]): Promise<boolean> {
  return hasAny(
    db,
    certificationSubmissions,
    inArray(certificationSubmissions.certificationId, [...certificationIds]),
  );
}

/** How often work was submitted for any of these certifications. */
export function countSubmissions(db: Database, certificationIds: readonly number[]): Promise<number> {
  return db.$count(
    certificationSubmissions,
    inArray(certificationSubmissions.certificationId, [...certificationIds]),
  );
}
