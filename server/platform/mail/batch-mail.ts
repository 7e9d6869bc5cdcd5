import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { BatchedMail } from './letter.ts';
import { onOneLine, putMail } from './put-mail.ts';
import { isWaiting } from './waiting-letters.ts';

/**
 * Adds to the batch's email that has not left yet, or opens the next one. The row stays locked until the caller
 * commits: a process that would send it passes it over, and finds it whole later. One that a process has already
 * taken up is not found any more. The caller makes sure that nobody else adds to the same batch at once.
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
