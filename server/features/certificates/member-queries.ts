import type { Member } from '@chalkline/contract/members';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates, certifications } from '../../db/schema.ts';

/** A person's certificates, the latest first. */
export async function certificatesOf(db: Database, userId: string): Promise<Member['certificates']> {
  const { token, awardedAt, isPublic, revokedAt } = certificates;
  const rows = await db
    .select({ token, certification: certifications.name, awardedAt, isPublic, revokedAt })
    .from(certificates)
    .innerJoin(certifications, eq(certifications.id, certificates.certificationId))
    .where(eq(certificates.userId, userId))
    .orderBy(desc(awardedAt));
  return rows.map((row) => ({
    ...row,
    awardedAt: row.awardedAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}
