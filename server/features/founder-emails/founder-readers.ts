import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { founderClaims, users } from '../../db/schema.ts';

/** An address that emails to the founders go to, and the time zone of the person who holds it, if it is known. */
export interface FounderReader {
  readonly to: string;
  readonly timeZone: string | null;
}

export async function founderReaders(
  db: Database,
  founderEmails: readonly string[],
): Promise<FounderReader[]> {
  const holders = await db
    .select({ email: founderClaims.email, timeZone: users.timeZone })
    .from(founderClaims)
    .innerJoin(users, eq(users.id, founderClaims.userId))
    .where(inArray(founderClaims.email, [...founderEmails]));
  const timeZones = new Map(holders.map(({ email, timeZone }) => [email, timeZone]));
  return founderEmails.map((to) => ({ to, timeZone: timeZones.get(to) ?? null }));
}
