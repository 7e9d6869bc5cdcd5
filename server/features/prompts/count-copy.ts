import type { CurrentUser } from '@chalkline/contract/people';
import { requiredToWorkOn } from '@chalkline/domain/access/free-content';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { promptCopies, snippets } from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';

/** Counts a copy of a prompt that the person may read whole. Who copied it is not stored. */
export async function countCopy(
  db: Database,
  person: CurrentUser,
  snippetId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ isFree: snippets.isFree })
      .from(snippets)
      .where(eq(snippets.id, snippetId))
      .for('key share');
    guard(requiredToWorkOn(orNotFound(known, 'This prompt')), person);
    await tx
      .insert(promptCopies)
      .values({ snippetId, day: dayOf(now), copies: 1 })
      .onConflictDoUpdate({
        target: [promptCopies.snippetId, promptCopies.day],
        set: { copies: sql`${promptCopies.copies} + 1` },
      });
  });
}
