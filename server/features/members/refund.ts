import type { CurrentUser } from '@chalkline/contract/people';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { decideRefund, refundTexts } from '@chalkline/domain/billing/refund';
import { guaranteeMoment } from '@chalkline/domain/billing/refund-request';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal, refusedAs } from '../../platform/http/refusal.ts';
import {
  paidBy,
  refundedEmail,
  refundMemberPayments,
  refundRequestsOf,
  syncMember,
} from '../billing/index.ts';
import { shownPlan } from './complimentary.ts';
import {
  type BegunRefund,
  isRefunded,
  lockOpen,
  openRefund,
  recordBegin,
  recordFailure,
} from './refund-record.ts';
import { lockMember, memberSubject } from './requested-member.ts';

export type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'now' | 'payments' | 'founderEmails'>;

/**
 * Refunds a plan under the guarantee. The audit log records the beginning before the provider is called, so
 * money is never refunded without a trace, even if the process is killed meanwhile. Another press continues
 * an unfinished refund, and a job concludes the rest. Several simultaneous requests make one refund, one
 * set of entries and one email.
 */
export async function refundPlan(
  context: Dependencies,
  founder: CurrentUser,
  userId: string,
  plan: PaidPlanName,
): Promise<void> {
  const begun = await begin(context, founder, userId, plan);
  await refundMemberPayments(context, paymentsOf(begun)).catch(async (error: unknown) => {
    await recordFailure(context.db, begun);
    throw error;
  });
  await conclude(context, begun);
}

/** Continues an unfinished refund. */
function begin(
  { db, now }: Dependencies,
  founder: CurrentUser,
  userId: string,
  plan: PaidPlanName,
): Promise<BegunRefund> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const open = await openRefund(tx, userId, plan);
    if (open) return open;
    const decidedAt = guaranteeMoment(plan, await refundRequestsOf(tx, userId), now());
    const decision = decideRefund(plan, await paidBy(tx, userId), decidedAt);
    if (decision.refusal) throw refusedAs('conflict', decision.refusal);
    const { amountInCents } = decision;
    const payments = decision.payments.map(({ id }) => id).join(' ');
    if (await isRefunded(tx, userId, payments)) throw new Refusal('conflict', refundTexts.already_refunded);
    const planBefore = await shownPlan(tx, userId, now());
    await recordBegin(tx, founder.id, userId, { plan, amountInCents, payments, planBefore });
    return orNotFound(await openRefund(tx, userId, plan), 'This refund');
  });
}

export function paymentsOf({ payments, plan }: BegunRefund) {
  return payments.split(' ').map((id) => ({ id, plan }));
}

/**
 * The money is refunded: ends the plan, records it, and informs the member, unless they were erased
 * meanwhile.
 */
export async function conclude(context: Dependencies, begun: BegunRefund): Promise<void> {
  const { db, mail, now } = context;
  const { userId, actorId, planBefore, plan, amountInCents, payments } = begun;
  // If the provider is unreachable now, its webhook event or the nightly reconciliation ends the plan.
  await syncMember(context, userId).catch((error: unknown) => {
    context.app.log.error({ err: error }, 'a refunded customer could not be synced');
  });
  await db.transaction(async (tx) => {
    const [member] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!(await lockOpen(tx, begun))) return;
    await recordAction(tx, {
      actorId,
      action: 'plan.refund',
      subject: memberSubject(userId),
      before: { plan: planBefore },
      after: {
        refunded: plan,
        amountInCents,
        payments,
        plan: member ? await shownPlan(tx, userId, now()) : null,
      },
    });
    // Usually the sync has already enqueued these emails. An email for the same payment is sent once.
    const refunded = new Set(paymentsOf(begun).map(({ id }) => id));
    for (const payment of member ? await paidBy(tx, userId) : [])
      if (member && refunded.has(payment.id))
        await mail.enqueue(tx, refundedEmail(member, { ...payment, plan }, false));
  });
}
