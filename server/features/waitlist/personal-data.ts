import { keptSince, waitingStates } from '@chalkline/domain/waitlist/waiting-list';
import { and, asc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, users, waitingEntries } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';
import { eventsOf } from './emails.ts';

/**
 * The waitlist entries of an account's email. Most entries belong to no account; their emails are deleted
 * with them.
 */
export function waitingData({ db, mail }: Pick<AppContext, 'db' | 'mail'>): PersonalDataSource {
  const drop = async (tx: Database, condition: SQL | undefined) => {
    const gone = await tx
      .delete(waitingEntries)
      .where(condition)
      .returning({ id: waitingEntries.id, emails: waitingEntries.emails });
    await mail.drop(tx, gone.flatMap(eventsOf));
  };
  return {
    name: 'waitingList',
    read: readRows((userId) =>
      db
        .select({
          course: courses.title,
          email: waitingEntries.email,
          state: waitingEntries.state,
          since: waitingEntries.since,
        })
        .from(waitingEntries)
        .innerJoin(courses, eq(courses.id, waitingEntries.courseId))
        .where(ofAccount(userId))
        .orderBy(asc(waitingEntries.since)),
    ),
    forget: (tx, userId) => drop(tx, ofAccount(userId)),
    dropOld: (now) => db.transaction((tx) => drop(tx, hasRunOutBy(now))),
  };
}

/** The entries of an account's own email. */
export function ofAccount(userId: string): SQL {
  return eq(
    waitingEntries.email,
    sql`(select lower(${users.email} collate "C") from ${users} where ${users.id} = ${userId})`,
  );
}

function hasRunOutBy(now: Date): SQL | undefined {
  return or(
    ...waitingStates.map((state) =>
      and(eq(waitingEntries.state, state), lt(waitingEntries.since, keptSince(state, now))),
    ),
  );
}
