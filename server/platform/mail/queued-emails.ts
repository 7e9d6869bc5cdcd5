import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema.ts';
import { leaseMilliseconds } from './mail-pauses.ts';

export type QueuedEmail = typeof mailOutbox.$inferSelect;

export const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));

/**
 * Claims the email that has been due longest. No other process gets it until the lease ends, after which
 * the email of a killed process is claimed again.
 */
export async function claimEmail(db: Database, now: Date): Promise<QueuedEmail | undefined> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isWaiting, lte(mailOutbox.nextAttemptAt, now)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mailOutbox)
    .set(leaseFrom(now))
    .where(eq(mailOutbox.id, sql`(${due})`))
    .returning();
  return claimed;
}

export async function markSent(db: Database, { id, isKept }: QueuedEmail, sentAt: Date): Promise<void> {
  if (!isKept) await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
  else await db.update(mailOutbox).set({ sentAt, lastError: null }).where(eq(mailOutbox.id, id));
}

interface Failure {
  readonly lastError: string;
  /** When it is tried again. Undefined when it is given up. */
  readonly nextAttemptAt?: Date;
  readonly givenUpAt?: Date;
}

/** Applies only while this attempt is the latest: another process may have claimed the email since. */
export async function markFailed(
  db: Database,
  { id, attempts, isKept }: QueuedEmail,
  failure: Failure,
): Promise<void> {
  const isThisAttempt = and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isWaiting);
  if (failure.givenUpAt && !isKept) await db.delete(mailOutbox).where(isThisAttempt);
  else
    await db
      .update(mailOutbox)
      .set({ ...failure, leasedUntil: null })
      .where(isThisAttempt);
}

/**
 * Claims a given-up or waiting email for the caller. Sent emails and those being sent are not claimed,
 * because they would go out twice.
 */
export async function claimAtRest(db: Database, id: string, now: Date): Promise<QueuedEmail | undefined> {
  const isAtRest = or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, now));
  const [claimed] = await db
    .update(mailOutbox)
    .set({ ...leaseFrom(now), givenUpAt: null })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt), isAtRest))
    .returning();
  return claimed;
}

function leaseFrom(now: Date) {
  const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
  return { attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: leasedUntil, leasedUntil };
}
