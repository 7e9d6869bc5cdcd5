import type { PlanName } from './plans.ts';
import type { PaidPlanName } from './prices.ts';

/** How long after its first payment a membership can be refunded. */
export const guaranteeDays = 30;

/** The guarantee covers memberships. The consulting retainer is not refundable for the current period. */
export const guaranteedPlans = ['Monthly', 'Annual', 'Lifetime'] as const satisfies readonly PlanName[];

export type GuaranteedPlan = (typeof guaranteedPlans)[number];

export function isGuaranteed(plan: PlanName): plan is GuaranteedPlan {
  return guaranteedPlans.some((guaranteed) => guaranteed === plan);
}

/** The last moment at which a plan with this first payment can be refunded. */
export function guaranteeEnd(firstPaidAt: Date): Date {
  return new Date(firstPaidAt.getTime() + guaranteeDays * 24 * 60 * 60 * 1000);
}

/** Whether a plan with this first payment can still be refunded. */
export function canBeRefunded(plan: PaidPlanName, firstPaidAt: Date, now: Date): boolean {
  return isGuaranteed(plan) && now <= guaranteeEnd(firstPaidAt);
}
