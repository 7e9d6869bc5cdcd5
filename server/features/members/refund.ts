import type { CurrentUser } from '@chalkline/contract/people';
import type { PlanName } from '@chalkline/domain/billing/plans';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { decideRefund, refundTexts } from '@chalkline/domain/billing/refund';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { House } from '../../platform/house.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { findPerson } from '../auth/queries.ts';
import { bringMemberInLine, giveBackPayments, paidBy } from '../billing/queries.ts';
import { shownPlan } from './complimentary.ts';
import { refundedLetter } from './letters.ts';
import { lockMember, memberSubject } from './member-asked.ts';

type Surroundings = Pick<House, 'app' | 'db' | 'mail' | 'now' | 'payments'>;

/** What goes back, for the audit and the letter. */
interface Refund {
  readonly plan: PaidPlanName;
  readonly amountInCents: number;
  /** The ids of the payments. */
  readonly payments: string;
}

/**
 * Gives a plan back under the guarantee. The audit says that it was begun before the provider is asked, so
 * money never goes back without a trace, even if the process is killed in between; what the provider then did
 * is brought in line by its notice. Sent twice at once, it is one refund, one entry and one letter.
 */
export async function refundPlan(
  house: Surroundings,
  founder: CurrentUser,
  userId: string,
  plan: PaidPlanName,
): Promise<void> {
  const { db, now } = house;
  found(await findPerson(db, userId), 'This member');
  const decision = decideRefund(plan, await paidBy(db, userId), now());
  if (decision.kind === 'refused') throw new Refusal('conflict', refundTexts[decision.reason]);
  const { payments, amountInCents } = decision;
  const refund = { plan, amountInCents, payments: payments.map(({ id }) => id).join(' ') };
  const before = await shownPlan(db, userId, now());
  const note = (action: string) =>
    recordAction(db, {
      actorId: founder.id,
      action,
      subject: memberSubject(userId),
      before: null,
      after: { ...refund },
    });
  await note('plan.refund-begin');
  await giveBackPayments(house, payments).catch(async (error: unknown) => {
    await note('plan.refund-fail');
    throw error;
  });
  // The refund is made: if the provider cannot be read now, its notice or the nightly reading ends the plan.
  await bringMemberInLine(house, userId).catch((error: unknown) => {
    house.app.log.error({ err: error }, 'a refunded customer could not be brought in line');
  });
  await concludeOnce(house, founder, userId, refund, before);
}

async function concludeOnce(
  { db, mail, now }: Surroundings,
  founder: CurrentUser,
  userId: string,
  refund: Refund,
  before: PlanName,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (await isConcluded(tx, userId, refund)) return;
    await recordAction(tx, {
      actorId: founder.id,
      action: 'plan.refund',
      subject: memberSubject(userId),
      before: { plan: before },
      after: { refunded: refund.plan, ...refund, plan: await shownPlan(tx, userId, now()) },
    });
    await mail.put(tx, refundedLetter(member, refund));
  });
}

async function isConcluded(tx: Database, userId: string, { payments }: Refund): Promise<boolean> {
  const [entry] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, memberSubject(userId)),
        eq(auditEntries.action, 'plan.refund'),
        eq(sql`${auditEntries.after} ->> 'payments'`, payments),
      ),
    )
    .limit(1);
  return entry !== undefined;
}
