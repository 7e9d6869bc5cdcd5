import type { PlanName } from './plans.ts';

export type PlanButton =
  | { readonly label: string; readonly leadsTo: 'dashboard' | 'sign-in' }
  | { readonly label: string; readonly leadsTo: 'checkout' };

/** The label and the action of a plan's button. `viewerPlan` is `null` for a visitor. */
export function planButton(plan: PlanName, viewerPlan: string | null): PlanButton {
  if (plan === viewerPlan) return { label: 'Go to Dashboard', leadsTo: 'dashboard' };
  if (plan === 'Free')
    return { label: 'Start for free', leadsTo: viewerPlan === null ? 'sign-in' : 'dashboard' };
  return { label: plan === 'Consulting' ? 'Start Consulting' : `Get ${plan}`, leadsTo: 'checkout' };
}
