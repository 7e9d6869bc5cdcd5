import { inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
  const holders = holdersOf(founderEmails);
  return holders && sql`${users}.id in (${holders})`;
}

/**
 * Whether somebody has a role or holds one of these entries. A union, because the database finds each part by its
 * index, and would compare everybody for "or". It can't be used for locking: a row that was changed meanwhile would not
 * be compared again.
 */
export function isOnTeam(founderEmails: readonly string[]): SQL {
  const withRole = sql`select ${users.id} from ${users} where ${isNotNull(users.role)}`;
  const holders = holdersOf(founderEmails);
  return sql`${users}.id in (${holders ? sql`${withRole} union ${holders}` : withRole})`;
}

function holdersOf(founderEmails: readonly string[]): SQL | undefined {
  if (founderEmails.length === 0) return undefined;
  const listed = inArray(founderClaims.email, [...founderEmails]);
  return sql`select ${founderClaims.userId} from ${founderClaims} where ${listed}`;
}
