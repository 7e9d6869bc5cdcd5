import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobRuns } from '../../db/schema.ts';
import type { Job } from './jobs.ts';

/** How long a run belongs to its process without a heartbeat. */
export const leaseMilliseconds = 3 * 60_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMilliseconds);

/** A lease further in the future was written by a wrong clock and is not waited for. */
const tooFarAhead = (now: Date) => new Date(now.getTime() + 2 * leaseMilliseconds);

/** When a job that has run before is due again. Predicts what `claimRun` will decide. */
export function nextRun(
  { startedAt, leasedUntil }: Pick<typeof jobRuns.$inferSelect, 'startedAt' | 'leasedUntil'>,
  everyMilliseconds: number,
  now: Date,
): Date {
  const ahead = tooFarAhead(now);
  const isOfWrongClock = startedAt > ahead || (leasedUntil !== null && leasedUntil > ahead);
  const isAbandoned = leasedUntil !== null && leasedUntil <= now;
  if (isOfWrongClock || isAbandoned) return now;
  return new Date(Math.max(now.getTime(), startedAt.getTime() + everyMilliseconds));
}

/**
 * Returns whether the job is due and this process may run it. Of many processes that ask, one may. A run
 * without heartbeats is due again; until then it belongs to its process, however long it takes.
 */
export async function claimRun(db: Database, job: Job, now: Date): Promise<boolean> {
  const dueSince = new Date(now.getTime() - job.everyMilliseconds);
  const ahead = tooFarAhead(now);
  const isDue = and(
    or(lte(jobRuns.startedAt, dueSince), gt(jobRuns.startedAt, ahead)),
    isNull(jobRuns.leasedUntil),
  );
  const isAbandoned = or(lte(jobRuns.leasedUntil, now), gt(jobRuns.leasedUntil, ahead));
  const claim = { startedAt: now, leasedUntil: leaseFrom(now) };
  const claimed = await db
    .insert(jobRuns)
    .values({ name: job.name, ...claim })
    .onConflictDoUpdate({ target: jobRuns.name, set: claim, setWhere: sql`${isDue} or ${isAbandoned}` })
    .returning({ name: jobRuns.name });
  return claimed.length === 1;
}

/** Sends a heartbeat. Returns whether the run still belongs to this process. */
export async function renewRun(db: Database, job: Job, startedAt: Date, now: Date): Promise<boolean> {
  const renewed = await db
    .update(jobRuns)
    .set({ leasedUntil: leaseFrom(now) })
    .where(and(isOwn(job, startedAt), isNotNull(jobRuns.leasedUntil)))
    .returning({ name: jobRuns.name });
  return renewed.length === 1;
}

const longAgo = new Date(0);

/** Makes a run that a shutdown interrupted due at once, for any process. */
export async function releaseRun(db: Database, job: Job, startedAt: Date): Promise<void> {
  await db.update(jobRuns).set({ startedAt: longAgo, leasedUntil: null }).where(isOwn(job, startedAt));
}

export async function markFinished(
  db: Database,
  { name }: Job,
  { startedAt, finishedAt }: { readonly startedAt: Date; readonly finishedAt: Date },
): Promise<void> {
  await db
    .update(jobRuns)
    .set({ finishedAt, leasedUntil: othersLease(startedAt) })
    .where(eq(jobRuns.name, name));
}

/** Stores a short description for the operations page. The details are in the log. */
export async function markFailed(
  db: Database,
  { name }: Job,
  {
    startedAt,
    failedAt,
    error,
  }: { readonly startedAt: Date; readonly failedAt: Date; readonly error: unknown },
): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  await db
    .update(jobRuns)
    .set({ failedAt, lastError, leasedUntil: othersLease(startedAt) })
    .where(eq(jobRuns.name, name));
}

/** A run is identified by its start time. */
function isOwn({ name }: Job, startedAt: Date) {
  return and(eq(jobRuns.name, name), eq(jobRuns.startedAt, startedAt));
}

/** A run that ends releases only its own lease, not that of another process. */
function othersLease(startedAt: Date) {
  const isOurs = eq(jobRuns.startedAt, startedAt);
  return sql`case when ${isOurs} then null else ${jobRuns.leasedUntil} end`;
}
