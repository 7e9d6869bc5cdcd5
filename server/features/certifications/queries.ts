import type {
  Certification,
  CertificationAvailability,
  CertificationBrief,
  UserCertification,
} from '@chalkline/contract/certifications';
import { byGoLiveDate } from '@chalkline/domain/learning/course-order';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  certificationSubmissions,
  certifications,
  courses,
  lessonCompletions,
  lessons,
} from '../../db/schema.ts';
import { renderMarkdown } from '../../platform/markdown.ts';

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
  return row && { html: renderMarkdown(row.markdown) };
}

/** Whether somebody can hand in work for each certification: its course is published and finished. */
export async function availabilityFor(db: Database, userId: string): Promise<CertificationAvailability[]> {
  const total = sql<number>`(select count(*)::int from ${lessons} l where l.course_id = ${courses}.id)`;
  const completed = sql<number>`(
    select count(*)::int from ${lessonCompletions} c join ${lessons} l on l.id = c.lesson_id
    where l.course_id = ${courses}.id and c.user_id = ${userId})`;
  const rows = await db
    .select({
      id: certifications.id,
      isPublished: courses.isPublished,
      goesLiveDate: courses.goesLiveDate,
      courseSlug: courses.slug,
      isFinished: sql<boolean>`${total} > 0 and ${completed} = ${total}`,
    })
    .from(certifications)
    .innerJoin(courses, eq(courses.id, certifications.courseId));
  return byGoLiveDate(rows).map(({ id, isFinished, ...course }) => ({
    certificationId: id,
    isAvailable: course.isPublished && isFinished,
    ...course,
  }));
}

/** What somebody has done about each certification that they have handed in work for. */
export async function userCertifications(db: Database, userId: string): Promise<UserCertification[]> {
  const latest = await db
    .selectDistinctOn([certificationSubmissions.certificationId])
    .from(certificationSubmissions)
    .where(eq(certificationSubmissions.userId, userId))
    .orderBy(certificationSubmissions.certificationId, desc(certificationSubmissions.submittedAt));
  return latest.map(toUserCertification);
}

function toUserCertification(submission: typeof certificationSubmissions.$inferSelect): UserCertification {
  const { certificationId, decision, decidedAt, submittedAt, feedback } = submission;
  const isEarned = decision === 'awarded';
  const isSentBack = decision === 'changes_asked';
  return {
    certification: { id: certificationId },
    certificationId,
    isEarned,
    earnedAt: isEarned ? (decidedAt?.toISOString() ?? null) : null,
    submittedAt: isSentBack ? null : submittedAt.toISOString(),
    feedback: isSentBack ? feedback : '',
  };
}
