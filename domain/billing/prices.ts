import { groupDigits } from '../writing/group-digits.ts';
import type { PlanName } from './plans.ts';

export type PaidPlanName = Exclude<PlanName, 'Free'>;

export interface Price {
  /** Whole US dollars. */
  readonly amount: number;
  readonly interval: 'month' | 'year' | 'once';
}

/** The one source of every price that is shown or charged. */
export const prices: Readonly<Record<PaidPlanName, Price>> = {
  Monthly: { amount: 49, interval: 'month' },
  Annual: { amount: 299, interval: 'year' },
  Lifetime: { amount: 600, interval: 'once' },
  Consulting: { amount: 2000, interval: 'month' },
};

/** "$2,000/month", "$600 once". */
export function priceLabel({ amount, interval }: Price): string {
  const dollars = `$${groupDigits(amount)}`;
  return interval === 'once' ? `${dollars} once` : `${dollars}/${interval}`;
}

/** "$299": what a plan costs, once or per period. */
export function priceOf(plan: PaidPlanName): string {
  return dollarsOf(prices[plan].amount * 100);
}

/** "$49", or "$49.50" where there are cents. */
export function dollarsOf(cents: number): string {
  return `$${groupDigits(cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2))}`;
}
