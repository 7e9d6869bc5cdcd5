import type { PaidPlanName } from './prices.ts';

/** The plans' names in URLs and forms, in lower case. */
export const planSlugs = ['monthly', 'annual', 'lifetime', 'consulting'] as const;
export type PlanSlug = (typeof planSlugs)[number];

const plansBySlug: Readonly<Record<PlanSlug, PaidPlanName>> = {
  monthly: 'Monthly',
  annual: 'Annual',
  lifetime: 'Lifetime',
  consulting: 'Consulting',
};

export function planOfSlug(slug: PlanSlug): PaidPlanName {
  return plansBySlug[slug];
}

export function slugOfPlan(plan: PaidPlanName): PlanSlug {
  return plan.toLowerCase() as PlanSlug;
}
