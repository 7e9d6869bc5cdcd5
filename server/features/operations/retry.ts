import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { failedNotices, mailOutbox, paymentNotices } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { House } from '../../platform/app-context.ts';
import { claimAtRest } from '../../platform/mail/queued-emails.ts';
import { found, notFound, Refusal } from '../../platform/http/refusal.ts';
import { billingOf, followUp } from '../billing/queries.ts';

/**
 * Has a letter sent that was given up or waits for its next attempt, and waits for what becomes of it. Whoever
 * presses first has it: only then is it in the audit.
 */
export async function sendLetterAgain(
  { db, mail, now }: House,
  actorId: string,
  letterId: string,
): Promise<void> {
  const claimed = await db.transaction(async (tx) => {
    const [letter] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, letterId)).for('update');
    const { attempts, givenUpAt } = found(letter, 'This letter');
    const mine = await claimAtRest(tx, letterId, now());
    if (!mine) throw new Refusal('conflict', 'This letter is being sent, or was sent already.');
    await recordAction(tx, {
      actorId,
      action: 'letter.send_again',
      subject: `letter:${letterId}`,
      before: { attempts, isGivenUp: givenUpAt !== null },
      after: { isGivenUp: false },
    });
    return mine;
  });
  await mail.sendClaimed(claimed);
}

/** As long as following up may take; whoever was killed meanwhile does not keep others from it for longer. */
const leaseMilliseconds = 2 * 60_000;

/** Does once more what a notice of the payment provider calls for. Whoever presses first does it. */
export async function processNoticeAgain(house: House, actorId: string, noticeId: string): Promise<void> {
  const { db, now } = house;
  const { id, type, customerId, chargeId } = await db.transaction(async (tx) => {
    const notice = await claimNotice(tx, noticeId, now());
    await recordAction(tx, {
      actorId,
      action: 'notice.process_again',
      subject: `notice:${notice.id}`,
      before: { attempts: notice.attempts },
      after: null,
    });
    return notice;
  });
  await followUp(billingOf(house), { id, type, customerId, chargeId });
}

async function claimNotice(tx: Database, id: string, now: Date): Promise<typeof failedNotices.$inferSelect> {
  const isAtRest = or(isNull(failedNotices.leasedUntil), lte(failedNotices.leasedUntil, now));
  const [notice] = await tx
    .update(failedNotices)
    .set({ leasedUntil: new Date(now.getTime() + leaseMilliseconds) })
    .where(and(eq(failedNotices.id, id), isAtRest))
    .returning();
  return notice ?? whyNotClaimed(tx, id);
}

async function whyNotClaimed(tx: Database, id: string): Promise<never> {
  const isUnderWay = (await tx.$count(failedNotices, eq(failedNotices.id, id))) > 0;
  if (isUnderWay) throw new Refusal('conflict', 'This notice is being followed up by somebody.');
  const isDone = (await tx.$count(paymentNotices, eq(paymentNotices.id, id))) > 0;
  throw isDone ? new Refusal('conflict', 'This notice was followed up already.') : notFound('This notice');
}
