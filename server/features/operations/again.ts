import { eq } from 'drizzle-orm';
import { failedNotices, mailOutbox } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { House } from '../../platform/house.ts';
import { makeDue } from '../../platform/mail/waiting-letters.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { billingOf, followUp } from '../billing/queries.ts';

/** Has a letter sent that was given up or waits for its next attempt, and waits for what becomes of it. */
export async function sendLetterAgain(
  { db, mail, now }: House,
  actorId: string,
  letterId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [letter] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, letterId));
    const { attempts, givenUpAt } = found(letter, 'This letter');
    if (!(await makeDue(tx, letterId, now()))) {
      throw new Refusal('conflict', 'This letter is being sent, or was sent already.');
    }
    await recordAction(tx, {
      actorId,
      action: 'letter.send_again',
      subject: `letter:${letterId}`,
      before: { attempts, isGivenUp: givenUpAt !== null },
      after: { isGivenUp: false },
    });
  });
  await mail.sendOne(letterId);
}

/** Does once more what a notice of the payment provider calls for. */
export async function processNoticeAgain(house: House, actorId: string, noticeId: string): Promise<void> {
  const { db } = house;
  const [notice] = await db.select().from(failedNotices).where(eq(failedNotices.id, noticeId));
  const { id, type, customerId, chargeId, attempts } = found(notice, 'This notice');
  await recordAction(db, {
    actorId,
    action: 'notice.process_again',
    subject: `notice:${id}`,
    before: { attempts },
    after: null,
  });
  await followUp(billingOf(house), { id, type, customerId, chargeId });
}
