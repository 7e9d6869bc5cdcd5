import { keptSince, waitlistStates } from '@chalkline/domain/waitlist/waitlist';
import { and, asc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, users, waitlistEntries } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';
import { eventsOf } from './emails.ts';

/**
 * The waitlist entries of an account's email. Most entries belong to no account; their emails are deleted
 * with them.
 */
export function waitlistData({ db, mail }: Pick<AppContext, 'db' | 'mail'>): PersonalDataSource {
  const drop = async (tx: Database, condition: SQL | undefined) => {
    const gone = await tx
      .delete(waitlistEntries)
      .where(condition)
      .returning({ id: waitlistEntries.id, emails: waitlistEntries.emails });
    await mail.drop(tx, gone.flatMap(eventsOf));
  };
  return {
    name: 'waitingList',
    read: readRows((userId) =>
      db
        .select({
          course: courses.title,
          email: waitlistEntries.email,
          state: waitlistEntries.state,
          since: waitlistEntries.since,
        })
        .from(waitlistEntries)
        .innerJoin(courses, eq(courses.id, waitlistEntries.courseId))
        .where(ofAccount(userId))
        .orderBy(asc(waitlistEntries.since)),
    ),
    forget: (tx, userId) => drop(tx, ofAccount(userId)),
    dropOld: (now) => db.transaction((tx) => drop(tx, hasRunOutBy(now))),
  };
}

/** The entries of an account's own email. */
export function ofAccount(userId: string): SQL {
  return eq(
    waitlistEntries.email,
    sql`(select lower(${users.email} collate "C") from ${users} where ${users.id} = ${userId})`,
  );
}

function hasRunOutBy(now: Date): SQL | undefined {
  return or(
    ...waitlistStates.map((state) =>
      and(eq(waitlistEntries.state, state), lt(waitlistEntries.since, keptSince(state, now))),
    ),
  );
}
