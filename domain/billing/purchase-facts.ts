import { dayLabel, type IsoTime } from '../calendar/moment.ts';
import { guaranteeEnd, isGuaranteed } from './guarantee.ts';
import { dollarsOf, type PaidPlanName, priceOf } from './prices.ts';

/** A payment for a plan, and when the next one is due. */
export interface PlanPayment {
  readonly plan: PaidPlanName;
  readonly amountInCents: number;
  readonly paidAt: IsoTime;
  readonly renewsAt: IsoTime | null;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What was paid and what comes next, for the page after a checkout and for receipts, with the buyer's days. */
export function purchaseFacts(payment: PlanPayment, timeZone: string | null): Fact[] {
  const { plan, amountInCents, paidAt, renewsAt } = payment;
  return [
    { label: 'Plan', value: plan },
    { label: 'Paid', value: `${dollarsOf(amountInCents)} on ${dayLabel(paidAt, timeZone)}` },
    { label: 'Next charge', value: nextCharge(plan, renewsAt, timeZone) },
  ];
}

/** The amount and day of the next charge, or that there is none. */
export function nextCharge(plan: PaidPlanName, renewsAt: IsoTime | null, timeZone: string | null): string {
  if (plan === 'Lifetime') return 'None. You paid once, and nothing renews.';
  if (renewsAt === null) return "None. Your plan won't renew.";
  return `${priceOf(plan)} on ${dayLabel(renewsAt, timeZone)}`;
}

/** Until when the money back can be requested, for plans that are guaranteed. */
export function guaranteeFact(
  { plan, paidAt }: Pick<PlanPayment, 'plan' | 'paidAt'>,
  timeZone: string | null,
): Fact | undefined {
  if (!isGuaranteed(plan)) return undefined;
  const lastDay = dayLabel(guaranteeEnd(new Date(paidAt)), timeZone);
  return { label: 'Money-back guarantee', value: `Until ${lastDay}` };
}
