import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signInCounts } from '../../db/schema.ts';

const minute = 60_000;

/** Counts an attempt of this client, and returns how many there were within the same minute or other time. */
export async function countAttempt(
  db: Database,
  client: string,
  now: Date,
  windowMilliseconds = minute,
): Promise<number> {
  const endsAt = new Date(now.getTime() + windowMilliseconds);
  const { count } = signInCounts;
  const isOver = sql`${signInCounts.endsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(signInCounts)
    .values({ client, count: 1, endsAt })
    .onConflictDoUpdate({
      target: signInCounts.client,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${signInCounts.endsAt} end`,
      },
    })
    .returning({ count });
  return row?.count ?? 0;
}
