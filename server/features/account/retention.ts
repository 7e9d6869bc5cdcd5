import { roleOf } from '@chalkline/domain/access/roles';
import { inactiveBefore, isInactive } from '@chalkline/domain/account/retention';
import { and, asc, gt, lt, sql } from 'drizzle-orm';
import { rowsById } from '../../db/rows-by-id.ts';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { founderEntryOf } from '../auth/index.ts';
import { entitlementsOf } from '../billing/index.ts';
import { erasePerson } from './erase-person.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const atATime = 100;

/** Deletes, once a day, what has been kept for as long as the privacy policy says. */
export function retentionJob(context: AppContext): Job {
  return {
    name: 'retention',
    everyMilliseconds: dayMilliseconds,
    run: async (now, stopping) => {
      await context.personalData.dropOld(now);
      await eraseInactive(context, now, stopping);
    },
  };
}

/** An account that cannot be erased today delays no other. */
async function eraseInactive(context: AppContext, now: Date, stopping: AbortSignal): Promise<void> {
  for await (const person of rowsById((after) => inactivePeople(context, after, now), stopping)) {
    if (!isInactive(person, now)) continue;
    // A person who comes back at this moment is kept.
    const onlyIf = lt(users.lastSeenAt, inactiveBefore(now));
    await erasePerson(context, person.id, { by: 'retention', onlyIf }).catch((error: unknown) => {
      context.app.log.error({ err: error }, 'an inactive account could not be erased');
    });
  }
}

async function inactivePeople({ db, founderEmails }: AppContext, after: string, now: Date) {
  const rows = await db
    .select({
      id: users.id,
      role: users.role,
      founderEntry: founderEntryOf(sql`${users}.id`),
      lastSeenAt: users.lastSeenAt,
      // Qualified with the table name: a query of one table leaves it out, and the inner query has its own
      // id.
      owned: entitlementsOf(sql`${users}.id`),
    })
    .from(users)
    .where(and(lt(users.lastSeenAt, inactiveBefore(now)), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(atATime);
  return rows.map((row) => ({ ...row, isFounder: roleOf(row, founderEmails) === 'founder' }));
}
