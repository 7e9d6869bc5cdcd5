import type { CurrentUser } from '@chalkline/contract/people';
import type { PlanName } from '@chalkline/domain/billing/plans';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { decideRefund, refundTexts } from '@chalkline/domain/billing/refund';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
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
 * is brought in line by its notice, and pressed again, it is concluded. Sent twice at once, it is one refund,
 * one entry and one letter.
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
  if (decision.kind === 'refused') {
    const begun = decision.reason === 'already_refunded' ? await openRefund(db, userId, plan) : undefined;
    if (begun) return concludeOnce(house, founder, userId, begun.refund, begun.planBefore);
    throw new Refusal('conflict', refundTexts[decision.reason]);
  }
  const { payments, amountInCents } = decision;
  const refund = { plan, amountInCents, payments: payments.map(({ id }) => id).join(' ') };
  const planBefore = await shownPlan(db, userId, now());
  const note = (action: string) =>
    recordAction(db, {
      actorId: founder.id,
      action,
      subject: memberSubject(userId),
      before: null,
      after: { ...refund, planBefore },
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
  await concludeOnce(house, founder, userId, refund, planBefore);
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

/** What was begun last for this plan and never came to its end: the process was killed in between. */
async function openRefund(
  db: Database,
  userId: string,
  plan: PaidPlanName,
): Promise<{ refund: Refund; planBefore: PlanName } | undefined> {
  const [last] = await db
    .select({ action: auditEntries.action, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, memberSubject(userId)),
        inArray(auditEntries.action, ['plan.refund-begin', 'plan.refund-fail']),
        eq(sql`${auditEntries.after} ->> 'plan'`, plan),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (last?.action !== 'plan.refund-begin') return undefined;
  const { planBefore, ...refund } = last.after as Refund & { planBefore: PlanName };
  return (await isConcluded(db, userId, refund)) ? undefined : { refund, planBefore };
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
