import { hasJobFailed, isJobLate } from '@chalkline/domain/operations/late-jobs';
import { and, asc, count, gte, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { failedWebhookEvents, jobRuns, mailOutbox, requestMinutes, webhookEvents } from '../../db/schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { isWaiting } from '../../platform/mail/queued-emails.ts';

const day = 24 * 60 * 60 * 1000;

interface EmailHealth {
  readonly waiting: number;
  /** Those of the waiting ones that were tried without success. */
  readonly failing: number;
  /** Given up within the last day. */
  readonly givenUp: number;
  /** How long the oldest failing one has waited if no later one was sent, in milliseconds. */
  readonly nothingSentFor: number;
}

export async function emailHealth(db: Database, now: Date): Promise<EmailHealth> {
  const [queue] = await db
    .select({ waiting: count(), failing: count(mailOutbox.lastError) })
    .from(mailOutbox)
    .where(isWaiting);
  const [lost] = await db
    .select({ givenUp: count() })
    .from(mailOutbox)
    .where(gte(mailOutbox.givenUpAt, new Date(now.getTime() - day)));
  return {
    waiting: queue?.waiting ?? 0,
    failing: queue?.failing ?? 0,
    givenUp: lost?.givenUp ?? 0,
    nothingSentFor: await nothingSentFor(db, now),
  };
}

async function nothingSentFor(db: Database, now: Date): Promise<number> {
  const [oldest] = await db
    .select({ createdAt: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(and(isWaiting, isNotNull(mailOutbox.lastError)))
    .orderBy(asc(mailOutbox.createdAt))
    .limit(1);
  if (!oldest) return 0;
  const [sent] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(gte(mailOutbox.createdAt, oldest.createdAt), isNotNull(mailOutbox.sentAt)))
    .limit(1);
  return sent ? 0 : now.getTime() - oldest.createdAt.getTime();
}

export async function webhookHealth(db: Database): Promise<{ failed: number; lastAt: Date | null }> {
  const [failed] = await db.select({ count: count() }).from(failedWebhookEvents);
  const [last] = await db.select({ at: max(webhookEvents.receivedAt) }).from(webhookEvents);
  return { failed: failed?.count ?? 0, lastAt: last?.at ?? null };
}

interface JobHealth {
  readonly name: string;
  readonly finishedAt: Date | null;
  readonly hasFailed: boolean;
  readonly isLate: boolean;
}

export async function jobHealth(db: Database, jobs: readonly Job[], now: Date): Promise<JobHealth[]> {
  const runs = new Map((await db.select().from(jobRuns)).map((run) => [run.name, run]));
  return jobs.map(({ name, everyMilliseconds }) => {
    const { finishedAt = null, failedAt = null, leasedUntil = null } = runs.get(name) ?? {};
    return {
      name,
      finishedAt,
      hasFailed: hasJobFailed({ finishedAt, failedAt }),
      isLate: isJobLate({ everyMilliseconds, finishedAt, failedAt, leasedUntil }, now),
    };
  });
}

/** The requests of all processes since a moment. */
export async function requestsSince(
  db: Database,
  since: Date,
): Promise<{ answered: number; failed: number }> {
  const total = (column: typeof requestMinutes.answered | typeof requestMinutes.failed) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ answered: total(requestMinutes.answered), failed: total(requestMinutes.failed) })
    .from(requestMinutes)
    .where(gte(requestMinutes.minute, since));
  return sums ?? { answered: 0, failed: 0 };
}

export async function hasSentEmail(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.sentAt))
    .limit(1);
  return row !== undefined;
}
