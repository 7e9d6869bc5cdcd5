/** Every plan, lowest first. A later plan outranks an earlier one. */
export const planNames = ['Free', 'Monthly', 'Annual', 'Lifetime', 'Consulting'] as const;

export type PlanName = (typeof planNames)[number];

/** The plans that outrank the given one. */
export function plansAbove(plan: PlanName): readonly PlanName[] {
  return planNames.slice(planNames.indexOf(plan) + 1);
}

/**
 * "Free" or a missing plan means unpaid; any other value means paid, even one that this code does not know.
 */
export function isPaidPlan(plan: string | null | undefined): boolean {
  return Boolean(plan) && plan?.toLowerCase() !== 'free';
}

export function isConsultingPlan(plan: string | null | undefined): boolean {
  return plan?.toLowerCase() === 'consulting';
}

/** The plan's name on the account page: "Free" when there is no plan. */
export function planLabel(plan: string | null | undefined): string {
  return plan || 'Free';
}
