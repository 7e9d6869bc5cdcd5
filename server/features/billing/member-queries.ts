import type { HeldPlan, Member } from '@chalkline/contract/members';
import { holdsAt } from '@chalkline/domain/billing/entitlements';
import { isComplimentary, paymentSources } from '@chalkline/domain/billing/grant-source';
import { type PlanName, planNames, plansAbove } from '@chalkline/domain/billing/plans';
import { type PaidPlanName, prices } from '@chalkline/domain/billing/prices';
import { decideRefund } from '@chalkline/domain/billing/refund';
import { guaranteeMoment } from '@chalkline/domain/billing/refund-request';
import { and, desc, eq, not, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { entitlements, payments } from '../../db/schema.ts';
import { oncePerViewer } from '../../platform/cache/once-per-viewer.ts';
import { hasNotEndedAt, isActiveAt } from './active-entitlements.ts';

/** Whether this plan is the one that counts for a person, as a subquery. */
export function showsPlan(userId: SQLWrapper, plan: PlanName, now: Date): SQL | undefined {
  const isOutranked = holdsOneOf(userId, plansAbove(plan), now);
  if (plan === planNames[0]) return isOutranked && not(isOutranked);
  return and(holdsOneOf(userId, [plan], now), isOutranked && not(isOutranked));
}

function holdsOneOf(userId: SQLWrapper, plans: readonly PlanName[], now: Date): SQL | undefined {
  if (plans.length === 0) return undefined;
  const listed = sql.join(
    plans.map((plan) => sql`${plan}::plan_name`),
    sql`, `,
  );
  return sql`exists (
    select 1 from ${entitlements} e
    where e.user_id = ${userId} and e.plan in (${listed}) and ${isActiveAt(now.toISOString())})`;
}

/** Whether a renewal could not be charged while its plan is still active, as a subquery. */
export function owesRenewal(userId: SQLWrapper, now: string | Placeholder): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${entitlements} e
    where e.user_id = ${userId} and e.owed_since is not null and ${hasNotEndedAt(now)})`;
}

/** All current and past plans of a person, the latest first. */
export async function plansOf(db: Database, userId: string, now: Date): Promise<HeldPlan[]> {
  const rows = await db
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(desc(entitlements.startsAt), entitlements.id);
  return rows.map((row) => ({
    id: row.id,
    plan: row.plan,
    kind: kindOf(row.source),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    renewsAt: row.renewsAt?.toISOString() ?? null,
    owedSince: row.owedSince?.toISOString() ?? null,
    holds: holdsAt(row, now),
    reason: row.reason,
  }));
}

function kindOf(source: string): HeldPlan['kind'] {
  if (isComplimentary(source)) return 'complimentary';
  if (source.startsWith(paymentSources.subscription(''))) return 'subscription';
  return source.startsWith(paymentSources.purchase('')) ? 'purchase' : 'other';
}

type PaymentRow = typeof payments.$inferSelect;

const paymentsOf = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.userId, sql.placeholder('userId')))
    .orderBy(desc(payments.paidAt))
    .prepare('payments_of'),
);

/** A person's payments, the latest first. */
export function paidBy(db: Database, userId: string): Promise<PaymentRow[]> {
  return paymentsOf(db).execute({ userId });
}

/** Read once for all parts of a page. */
export const paidByViewer = oncePerViewer(paidBy);

export function toPayment(row: PaymentRow): Member['payments'][number] {
  const { id, plan, amountInCents, currency, paidAt, refundedAt } = row;
  return {
    id,
    plan,
    amountInCents,
    currency,
    paidAt: paidAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    dispute: disputeOf(row),
  };
}

function disputeOf({ disputedAt, disputeState, disputeDueAt }: PaymentRow) {
  if (!disputedAt || !disputeState) return null;
  const dueAt = disputeDueAt?.toISOString() ?? null;
  return { state: disputeState, at: disputedAt.toISOString(), dueAt };
}

/** The plans that can be refunded now, and why the other paid plans cannot. */
export function refundsOf(
  paid: readonly PaymentRow[],
  requests: Parameters<typeof guaranteeMoment>[1],
  now: Date,
): Pick<Member, 'refundable' | 'notRefundable'> {
  const plans = (Object.keys(prices) as PaidPlanName[]).filter((plan) =>
    paid.some((payment) => payment.plan === plan),
  );
  const decided = plans.map((plan) => ({
    plan,
    ...decideRefund(plan, paid, guaranteeMoment(plan, requests, now)),
  }));
  return {
    refundable: decided.flatMap((one) =>
      one.refusal ? [] : [{ plan: one.plan, amountInCents: one.amountInCents }],
    ),
    notRefundable: decided.flatMap((one) =>
      one.refusal ? [{ plan: one.plan, reason: one.refusal.code }] : [],
    ),
  };
}
