import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions, certifications } from '../../db/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';

export function certificationData(db: Database): PersonalDataSource {
  return {
    name: 'certificationSubmissions',
    read: async (userId) => ({
      data: await db
        .select({
          certification: certifications.name,
          projectUrl: certificationSubmissions.projectUrl,
          videoUrl: certificationSubmissions.videoUrl,
          comments: certificationSubmissions.comments,
          submittedAt: certificationSubmissions.submittedAt,
          decision: certificationSubmissions.decision,
          feedback: certificationSubmissions.feedback,
          decidedAt: certificationSubmissions.decidedAt,
        })
        .from(certificationSubmissions)
        .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
        .where(eq(certificationSubmissions.userId, userId))
        .orderBy(asc(certificationSubmissions.submittedAt)),
    }),
  };
}
