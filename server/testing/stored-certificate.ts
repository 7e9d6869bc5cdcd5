import type { Database } from '../db/database.ts';
import { certificates, certificationSubmissions, certifications } from '../db/schema.ts';

/** Inserts a certificate for somebody and returns its id. */
export async function certificateOf(db: Database, userId: string): Promise<string> {
  const awardedAt = new Date('2026-11-01T12:00:00Z');
  const [certification] = await db.select({ id: certifications.id }).from(certifications).limit(1);
  const certificationId = certification?.id ?? 0;
  const work = { projectUrl: 'https://works.example/', videoUrl: '', comments: '', submittedAt: awardedAt };
  const [submission] = await db
    .insert(certificationSubmissions)
    .values({ userId, certificationId, ...work, decision: 'awarded', decidedAt: awardedAt })
    .returning({ id: certificationSubmissions.id });
  const [certificate] = await db
    .insert(certificates)
    .values({
      userId,
      certificationId,
      submissionId: submission?.id ?? '',
      token: `token of ${userId}`,
      name: 'Ada',
      awardedAt,
      reviewerName: 'Grace',
    })
    .returning({ id: certificates.id });
  return certificate?.id ?? '';
}
