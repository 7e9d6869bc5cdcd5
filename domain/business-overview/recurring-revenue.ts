import { prices } from '../billing/prices.ts';

/** What is paid for again and again. */
export const recurringPlans = ['Monthly', 'Annual', 'Consulting'] as const;

export type RecurringPlan = (typeof recurringPlans)[number];

const monthsOf = { month: 1, year: 12 } as const;

/**
 * Monthly recurring revenue in cents: each running subscription by its price for a month, an annual one by a
 * twelfth of its price. A subscription that was cancelled counts until what was paid for has ended.
 */
export function recurringRevenue(running: Readonly<Record<RecurringPlan, number>>): number {
  const cents = recurringPlans.reduce((sum, plan) => sum + running[plan] * centsAMonth(plan), 0);
  return Math.round(cents);
}

function centsAMonth(plan: RecurringPlan): number {
  const { amount, interval } = prices[plan];
  return interval === 'once' ? 0 : (amount * 100) / monthsOf[interval];
}
