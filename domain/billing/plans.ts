/** Every plan, lowest first: the order in which one plan outranks another. */
export const planNames = ['Free', 'Monthly', 'Annual', 'Lifetime', 'Consulting'] as const;

export type PlanName = (typeof planNames)[number];

/** The plans that outrank one. */
export function plansAbove(plan: PlanName): readonly PlanName[] {
  return planNames.slice(planNames.indexOf(plan) + 1);
}

/** "Free" or a missing plan means unpaid; any other value means paid, also one this code does not know. */
export function isPaidPlan(plan: string | null | undefined): boolean {
  return Boolean(plan) && plan?.toLowerCase() !== 'free';
}

export function isConsultingPlan(plan: string | null | undefined): boolean {
  return plan?.toLowerCase() === 'consulting';
}

/** What the account shows: "Free" when there is no plan. */
export function planLabel(plan: string | null | undefined): string {
  return plan || 'Free';
}
