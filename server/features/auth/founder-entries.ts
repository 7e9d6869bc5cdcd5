import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { founderClaims, users } from '../../db/schema.ts';

/** The entry of FOUNDER_EMAILS that a person holds, as a subquery. */
export function founderEntryOf(userId: SQLWrapper): SQL<string | null> {
  return sql<
    string | null
  >`(select ${founderClaims.email} from ${founderClaims} where ${founderClaims.userId} = ${userId})`;
}

export async function readFounderEntry(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: founderClaims.email })
    .from(founderClaims)
    .where(sql`${founderClaims.userId} = ${userId}`);
  return row?.email ?? null;
}

/** Whether somebody holds one of these entries. */
export function holdsEntry(founderEmails: readonly string[]): SQL | undefined {
  if (founderEmails.length === 0) return undefined;
  const listed = inArray(founderClaims.email, [...founderEmails]);
  return sql`${users}.id in (select ${founderClaims.userId} from ${founderClaims} where ${listed})`;
}
