import { and, eq, lte } from 'drizzle-orm';
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

const longAgo = new Date(0);

/** What a stop has cut short is due again at once, for whichever process comes next. */
export async function releaseRun(db: Database, { name }: Job, startedAt: Date): Promise<void> {
  const own = and(eq(jobRuns.name, name), eq(jobRuns.startedAt, startedAt));
  await db.update(jobRuns).set({ startedAt: longAgo }).where(own);
}

export async function markFinished(db: Database, { name }: Job, finishedAt: Date): Promise<void> {
  await db.update(jobRuns).set({ finishedAt }).where(eq(jobRuns.name, name));
}

/** For whoever looks after it; the whole story is in the log. */
export async function markFailed(db: Database, { name }: Job, failedAt: Date, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  await db.update(jobRuns).set({ failedAt, lastError }).where(eq(jobRuns.name, name));
}
