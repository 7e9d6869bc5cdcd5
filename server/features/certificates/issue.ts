import { certificateNameOf, namelessLearner } from '@chalkline/domain/certificates/certificate';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { certificates, certificationSubmissions, users } from '../../db/schema.ts';
import { newToken } from '../../platform/security/secret-token.ts';
import { siteSettings } from '../site/index.ts';

export interface IssuedCertificate {
  readonly id: string;
  readonly token: string;
}

/**
 * Creates the certificate of an awarded submission, in the transaction that awards it. Issuing again
 * returns the existing one, also when it happens twice at once.
 */
export async function issueCertificate(tx: Database, submissionId: string): Promise<IssuedCertificate> {
  const award = await findAward(tx, submissionId);
  await tx
    .insert(certificates)
    .values({ ...award, submissionId, token: newToken() })
    .onConflictDoNothing({ target: certificates.submissionId });
  const [issued] = await tx
    .select({ id: certificates.id, token: certificates.token })
    .from(certificates)
    .where(eq(certificates.submissionId, submissionId));
  if (!issued) throw new Error(`The certificate for submission ${submissionId} was not stored.`);
  return issued;
}

async function findAward(tx: Database, submissionId: string) {
  const reviewers = alias(users, 'reviewers');
  const [row] = await tx
    .select({ submission: certificationSubmissions, learner: users, reviewer: reviewers })
    .from(certificationSubmissions)
    .innerJoin(users, eq(users.id, certificationSubmissions.userId))
    .leftJoin(reviewers, eq(reviewers.id, certificationSubmissions.decidedBy))
    .where(
      and(eq(certificationSubmissions.id, submissionId), eq(certificationSubmissions.decision, 'awarded')),
    );
  if (!row?.submission.decidedAt) throw new Error(`Submission ${submissionId} has not been awarded.`);
  return {
    userId: row.learner.id,
    certificationId: row.submission.certificationId,
    name: certificateNameOf(row.learner),
    awardedAt: row.submission.decidedAt,
    reviewerName: await reviewerName(tx, row.reviewer),
  };
}

/** The name of the reviewer, or of the founder where it is unknown. */
async function reviewerName(tx: Database, reviewer: typeof users.$inferSelect | null): Promise<string> {
  const name = reviewer ? certificateNameOf(reviewer) : namelessLearner;
  return name === namelessLearner ? (await siteSettings(tx)).founder.name : name;
}
