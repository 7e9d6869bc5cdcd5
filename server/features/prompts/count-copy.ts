import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { promptCopies, snippets } from '../../db/schema.ts';

/** Counts a copy of a prompt today, without the person. Returns whether the prompt exists. */
export async function countCopy(db: Database, snippetId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: snippets.id })
      .from(snippets)
      .where(eq(snippets.id, snippetId))
      .for('key share');
    if (!known) return false;
    await tx
      .insert(promptCopies)
      .values({ snippetId, day: dayOf(now), copies: 1 })
      .onConflictDoUpdate({
        target: [promptCopies.snippetId, promptCopies.day],
        set: { copies: sql`${promptCopies.copies} + 1` },
      });
    return true;
  });
}
