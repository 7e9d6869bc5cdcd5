import { prices } from '../billing/prices.ts';

/** The plans with recurring payments. */
const recurringPlans = ['Monthly', 'Annual', 'Consulting'] as const;

export type RecurringPlan = (typeof recurringPlans)[number];

const monthsOf = { month: 1, year: 12 } as const;

/**
 * Monthly recurring revenue in cents: each active subscription by its monthly price, an annual one by a
 * twelfth of its price. A cancelled subscription counts until its paid period has ended.
 */
export function recurringRevenue(running: Readonly<Record<RecurringPlan, number>>): number {
  const cents = recurringPlans.reduce((sum, plan) => sum + running[plan] * centsAMonth(plan), 0);
  return Math.round(cents);
}

function centsAMonth(plan: RecurringPlan): number {
  const { amount, interval } = prices[plan];
  return interval === 'once' ? 0 : (amount * 100) / monthsOf[interval];
}
