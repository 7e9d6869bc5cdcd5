import type { Member } from '@chalkline/contract/members';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, waitingEntries } from '../../db/schema.ts';
import { ofAccount } from './personal-data.ts';

/** The courses a person waits for. */
export async function waitingForOf(db: Database, userId: string): Promise<Member['waitingFor']> {
  const { state, since } = waitingEntries;
  const rows = await db
    .select({ course: courses.title, state, since })
    .from(waitingEntries)
    .innerJoin(courses, eq(courses.id, waitingEntries.courseId))
    .where(ofAccount(userId))
    .orderBy(desc(since));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
