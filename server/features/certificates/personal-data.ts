import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates, certifications } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

export function certificateData(db: Database): PersonalDataSource {
  return {
    name: 'certificates',
    read: readRows((userId) =>
      db
        .select({
          id: certificates.id,
          certification: certifications.name,
          token: certificates.token,
          name: certificates.name,
          isPublic: certificates.isPublic,
          showsProject: certificates.showsProject,
          awardedAt: certificates.awardedAt,
          nameChanges: certificates.nameChanges,
          reissuedAt: certificates.reissuedAt,
          reviewerName: certificates.reviewerName,
          revokedAt: certificates.revokedAt,
          revocationReason: certificates.revocationReason,
        })
        .from(certificates)
        .innerJoin(certifications, eq(certifications.id, certificates.certificationId))
        .where(eq(certificates.userId, userId))
        .orderBy(asc(certificates.awardedAt)),
    ),
  };
}
