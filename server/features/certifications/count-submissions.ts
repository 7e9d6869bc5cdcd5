import { and, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions } from '../../db/schema.ts';

/** How many submissions wait for a decision of this reviewer. Nobody decides on their own. */
export function countSubmissionsToDecide(db: Database, reviewerId: string): Promise<number> {
  const { decidedAt, userId } = certificationSubmissions;
  return db.$count(certificationSubmissions, and(isNull(decidedAt), ne(userId, reviewerId)));
}
