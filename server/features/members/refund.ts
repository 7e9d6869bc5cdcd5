import type { CurrentUser } from '@chalkline/contract/people';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { decideRefund, refundTexts } from '@chalkline/domain/billing/refund';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { House } from '../../platform/app-context.ts';
import { found, Refusal } from '../../platform/http/refusal.ts';
import { bringMemberInLine, giveBackPayments, paidBy } from '../billing/queries.ts';
import { shownPlan } from './complimentary.ts';
import { refundedLetter } from './emails.ts';
import { lockMember, memberSubject } from './member-asked.ts';
import {
  type BegunRefund,
  isRefunded,
  lockOpen,
  openRefund,
  recordBegin,
  recordFailure,
} from './refund-record.ts';

export type Surroundings = Pick<House, 'app' | 'db' | 'mail' | 'now' | 'payments'>;

/**
 * Gives a plan back under the guarantee. The audit says that it was begun before the provider is asked, so
 * money never goes back without a trace, even if the process is killed in between: pressed again it goes on
 * where it stopped, and a job concludes what nobody pressed again. Sent several times at once it is one
 * beginning, one refund, one end and one letter.
 */
export async function refundPlan(
  house: Surroundings,
  founder: CurrentUser,
  userId: string,
  plan: PaidPlanName,
): Promise<void> {
  const begun = await begin(house, founder, userId, plan);
  await giveBackPayments(house, paymentsOf(begun)).catch(async (error: unknown) => {
    await recordFailure(house.db, begun);
    throw error;
  });
  await conclude(house, begun);
}

/** What is under way already is gone on with. */
function begin(
  { db, now }: Surroundings,
  founder: CurrentUser,
  userId: string,
  plan: PaidPlanName,
): Promise<BegunRefund> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const open = await openRefund(tx, userId, plan);
    if (open) return open;
    const decision = decideRefund(plan, await paidBy(tx, userId), now());
    if (decision.kind === 'refused') throw new Refusal('conflict', refundTexts[decision.reason]);
    const { amountInCents } = decision;
    const payments = decision.payments.map(({ id }) => id).join(' ');
    if (await isRefunded(tx, userId, payments)) throw new Refusal('conflict', refundTexts.already_refunded);
    const planBefore = await shownPlan(tx, userId, now());
    await recordBegin(tx, founder.id, userId, { plan, amountInCents, payments, planBefore });
    return found(await openRefund(tx, userId, plan), 'This refund');
  });
}

export function paymentsOf({ payments, plan }: BegunRefund) {
  return payments.split(' ').map((id) => ({ id, plan }));
}

/** The money is back: the plan ends, the audit says so, and the member is told, unless they are gone meanwhile. */
export async function conclude(house: Surroundings, begun: BegunRefund): Promise<void> {
  const { db, mail, now } = house;
  const { userId, actorId, planBefore, plan, amountInCents, payments } = begun;
  // If the provider cannot be read now, its notice or the nightly reading ends the plan.
  await bringMemberInLine(house, userId).catch((error: unknown) => {
    house.app.log.error({ err: error }, 'a refunded customer could not be brought in line');
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
    if (member) await mail.put(tx, refundedLetter(member, { plan, amountInCents, payments }));
  });
}
