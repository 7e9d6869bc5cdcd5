import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions, certifications } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

export function certificationData(db: Database): PersonalDataSource {
  const { projectUrl, videoUrl, comments, submittedAt, decision, feedback, checks, decidedAt } =
    certificationSubmissions;
  const work = { projectUrl, videoUrl, comments, submittedAt };
  return {
    name: 'certificationSubmissions',
    read: readRows((userId) =>
      db
        .select({ certification: certifications.name, ...work, decision, feedback, checks, decidedAt })
        .from(certificationSubmissions)
        .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
        .where(eq(certificationSubmissions.userId, userId))
        .orderBy(asc(submittedAt)),
    ),
  };
}
