import { and, asc, eq, inArray } from 'drizzle-orm';
import { courses, waitingEntries } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
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
      .select({ entry: waitingEntries, course: courses })
      .from(waitingEntries)
      .innerJoin(courses, eq(courses.id, waitingEntries.courseId))
      .where(and(eq(waitingEntries.state, 'confirmed'), eq(courses.isPublished, true)))
      .orderBy(asc(waitingEntries.since))
      .limit(atATime)
      .for('update', { of: waitingEntries, skipLocked: true });
    for (const { entry, course } of waiting) await mail.enqueue(tx, courseLiveEmail(entry, course));
    const entryIds = waiting.map(({ entry }) => entry.id);
    if (entryIds.length === 0) return false;
    await tx
      .update(waitingEntries)
      .set({ state: 'told', since: now })
      .where(inArray(waitingEntries.id, entryIds));
    return entryIds.length === atATime;
  });
}
