import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { BatchedMail } from '../../db/email-content.ts';
import { onOneLine, putMail } from './enqueue-email.ts';
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
    .select({ id: mailOutbox.id, letter: mailOutbox.letter })
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
    const { subject, letter } = compose(open.letter);
    await tx
      .update(mailOutbox)
      .set({ subject: onOneLine(subject), letter })
      .where(eq(mailOutbox.id, open.id));
    return;
  }
  const opened = { event: `${prefix}${event}:${to}`, to, ...compose(undefined), ...(about ? { about } : {}) };
  await putMail(tx, opened, now, leavesAt);
}
