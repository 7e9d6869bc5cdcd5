import type { Member } from '@chalkline/contract/members';
import { desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions, certifications } from '../../db/schema.ts';

/** How many submissions of a person wait for review, as a subquery. */
export function openSubmissionsOf(userId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select count(*)::int from ${certificationSubmissions} s
    where s.user_id = ${userId} and s.decided_at is null)`;
}

/** A person's submissions, the latest first. */
export async function submissionsOf(db: Database, userId: string): Promise<Member['submissions']> {
  const { id, submittedAt, decision, decidedAt } = certificationSubmissions;
  const rows = await db
    .select({ id, certification: certifications.name, submittedAt, decision, decidedAt })
    .from(certificationSubmissions)
    .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .where(eq(certificationSubmissions.userId, userId))
    .orderBy(desc(submittedAt));
  return rows.map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}
