import type { WaitlistEntryReply } from '@chalkline/contract/waitlist';
import { confirmed, hasRunOut } from '@chalkline/domain/waitlist/waitlist';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, waitlistEntries } from '../../db/schema.ts';

/** The state of the entry with this token. An expired entry counts as missing, even before it is deleted. */
export async function findWaitlistEntry(db: Database, token: string, now: Date): Promise<WaitlistEntryReply> {
  const row = await findEntry(db, token);
  if (!row || hasRunOut(row.entry, now)) return { state: 'gone', course: null };
  const { title, slug, isPublished, goesLiveDate } = row.course;
  return { state: row.entry.state, course: { title, slug, isPublished, goesLiveDate } };
}

/** Confirms an entry. Confirming it again, or a missing one, changes nothing. */
export async function confirmEntry(db: Database, token: string, now: Date): Promise<void> {
  const row = await findEntry(db, token);
  if (!row) return;
  const { entry, course } = row;
  const state = confirmed(entry, course, now);
  if (state === entry.state) return;
  // Unless it was unsubscribed at the same time.
  const isStillAsked = and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.state, 'asked'));
  await db.update(waitlistEntries).set({ state, since: now }).where(isStillAsked);
}

/** Ends an entry in any state: nothing more is sent for it. */
export async function unsubscribeEntry(db: Database, token: string, now: Date): Promise<void> {
  const row = await findEntry(db, token);
  if (!row || row.entry.state === 'unsubscribed') return;
  await db
    .update(waitlistEntries)
    .set({ state: 'unsubscribed', since: now })
    .where(eq(waitlistEntries.id, row.entry.id));
}

async function findEntry(db: Database, token: string) {
  const [row] = await db
    .select({ entry: waitlistEntries, course: courses })
    .from(waitlistEntries)
    .innerJoin(courses, eq(courses.id, waitlistEntries.courseId))
    .where(eq(waitlistEntries.token, token));
  return row;
}

/** How many people wait for a course and have not been told yet. */
export function countWaitlist(db: Database, courseId: number): Promise<number> {
  const isWaiting = inArray(waitlistEntries.state, ['asked', 'confirmed']);
  return db.$count(waitlistEntries, and(eq(waitlistEntries.courseId, courseId), isWaiting));
}
