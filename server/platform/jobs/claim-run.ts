import { lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobRuns } from '../../db/schema.ts';
import type { Job } from './jobs.ts';

/** Whether the job is due and this process is the one to do it: of many that ask, one is told so. */
export async function claimRun(db: Database, job: Job, now: Date): Promise<boolean> {
  const dueSince = new Date(now.getTime() - job.everyMilliseconds);
  const claimed = await db
    .insert(jobRuns)
    .values({ name: job.name, startedAt: now })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { startedAt: now },
      setWhere: lte(jobRuns.startedAt, dueSince),
    })
    .returning({ name: jobRuns.name });
  return claimed.length === 1;
}
