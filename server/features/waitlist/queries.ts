import type { Member } from '@chalkline/contract/members';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, waitlistEntries } from '../../db/schema.ts';
import { ofAccount } from './personal-data.ts';

/** The courses a person waits for. */
export async function waitlistEntriesOf(db: Database, userId: string): Promise<Member['waitingFor']> {
  const { state, since } = waitlistEntries;
  const rows = await db
    .select({ course: courses.title, state, since })
    .from(waitlistEntries)
    .innerJoin(courses, eq(courses.id, waitlistEntries.courseId))
    .where(ofAccount(userId))
    .orderBy(desc(since));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
