import { eq } from 'drizzle-orm';
import { mailOutbox } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { claimAtRest } from '../../platform/mail/queued-emails.ts';
import { billingOf, claimWebhookEvent, followUp } from '../billing/index.ts';

/**
 * Resends an email that was given up or waits, and waits for the result. Of simultaneous requests the first
 * one sends it and is in the audit log.
 */
export async function resendEmail(
  { db, mail, now }: AppContext,
  actorId: string,
  emailId: string,
): Promise<void> {
  const claimed = await db.transaction(async (tx) => {
    const [email] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, emailId)).for('update');
    const { attempts, givenUpAt } = orNotFound(email, 'This email');
    const mine = await claimAtRest(tx, emailId, now());
    if (!mine) throw new Refusal('conflict', 'This email is being sent or has already been sent.');
    await recordAction(tx, {
      actorId,
      action: 'letter.send_again',
      subject: `letter:${emailId}`,
      before: { attempts, isGivenUp: givenUpAt !== null },
      after: { isGivenUp: false },
    });
    return mine;
  });
  await mail.sendClaimed(claimed);
}

/** Processes a webhook event again. Of simultaneous requests the first one does it. */
export async function reprocessWebhookEvent(
  context: AppContext,
  actorId: string,
  webhookEventId: string,
): Promise<void> {
  const { db, now } = context;
  const { id, type, customerId, chargeId } = await db.transaction(async (tx) => {
    const webhookEvent = await claimWebhookEvent(tx, webhookEventId, now());
    await recordAction(tx, {
      actorId,
      action: 'notice.process_again',
      subject: `notice:${webhookEvent.id}`,
      before: { attempts: webhookEvent.attempts },
      after: null,
    });
    return webhookEvent;
  });
  await followUp(billingOf(context), { id, type, customerId, chargeId });
}
