import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { BatchedMail } from '../../db/email-content.ts';
import { mailOutbox } from '../../db/schema.ts';
import { enqueueEmail, onOneLine } from './enqueue-email.ts';
import { isWaiting } from './queued-emails.ts';

/**
 * Adds an event to the batch's waiting email, or creates a new email. The row stays locked until the caller commits, so
 * no process sends it half-written. An email that is already being sent is left alone. The caller makes sure that
 * nobody else adds to the same batch at the same time.
 */
export async function batchMail(tx: Database, mail: BatchedMail, now: Date): Promise<void> {
  const { batch, event, to, about, leavesAt, compose } = mail;
  const prefix = `${batch}:`;
  const [open] = await tx
    .select({ id: mailOutbox.id, email: mailOutbox.email })
    .from(mailOutbox)
    .where(
      and(
        isWaiting,
        eq(mailOutbox.attempts, 0),
        eq(mailOutbox.recipient, to),
        sql`starts_with(${mailOutbox.event}, ${prefix})`,
      ),
    )
    .for('update');
  if (open) {
    const { subject, email } = compose(open.email);
    await tx
      .update(mailOutbox)
      .set({ subject: onOneLine(subject), email })
      .where(eq(mailOutbox.id, open.id));
    return;
  }
  const opened = { event: `${prefix}${event}:${to}`, to, ...compose(undefined), ...(about ? { about } : {}) };
  await enqueueEmail(tx, opened, now, leavesAt);
}
