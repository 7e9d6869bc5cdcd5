import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, isAddressOf, users, waitlistEntries } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { notify } from '../notifications/index.ts';
import { courseLiveEmail } from './emails.ts';

interface Dependencies extends Pick<AppContext, 'db' | 'contentWatch'> {
  readonly mail: Pick<AppContext['mail'], 'enqueue'>;
}

const minute = 60_000;
const atATime = 100;

/** Tells people on the waitlist that a course is live: soon after content changed, and every minute. */
export function announceJob(context: Dependencies): Job {
  return {
    name: 'notify-me',
    everyMilliseconds: minute,
    signal: context.contentWatch,
    run: async (now, stopping) => {
      while (!stopping.aborted && (await announceSome(context, now)));
    },
  };
}

/**
 * Entry and email change together, and no two processes hold the same entry, so each person is told once,
 * also when a process is killed. Returns whether there may be more.
 */
function announceSome({ db, mail }: Dependencies, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ entry: waitlistEntries, course: courses })
      .from(waitlistEntries)
      .innerJoin(courses, eq(courses.id, waitlistEntries.courseId))
      .where(and(eq(waitlistEntries.state, 'confirmed'), eq(courses.isPublished, true)))
      .orderBy(asc(waitlistEntries.since))
      .limit(atATime)
      .for('update', { of: waitlistEntries, skipLocked: true });
    for (const { entry, course } of waiting) await mail.enqueue(tx, courseLiveEmail(entry, course));
    await notifyWaiting(tx, waiting, now);
    const entryIds = waiting.map(({ entry }) => entry.id);
    if (entryIds.length === 0) return false;
    await tx
      .update(waitlistEntries)
      .set({ state: 'told', since: now })
      .where(inArray(waitlistEntries.id, entryIds));
    return entryIds.length === atATime;
  });
}

interface Waiting {
  readonly entry: typeof waitlistEntries.$inferSelect;
  readonly course: typeof courses.$inferSelect;
}

/** People who have an account with the address are also notified in the app. */
async function notifyWaiting(tx: Database, waiting: readonly Waiting[], now: Date): Promise<void> {
  if (waiting.length === 0) return;
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(or(...waiting.map(({ entry }) => isAddressOf(users.email, entry.email))));
  for (const { id, email } of people) {
    for (const { entry, course } of waiting) {
      if (entry.email !== email.toLowerCase()) continue;
      await notify(tx, {
        to: id,
        event: `course:${course.id}:published`,
        at: now,
        type: 'course_published',
        parameters: { course: course.title, slug: course.slug },
      });
    }
  }
}
