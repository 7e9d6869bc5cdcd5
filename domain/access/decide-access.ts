import { isConsultingPlan, isPaidPlan } from '../billing/plans.ts';

/** What a screen or a call asks of the person in front of it. */
export type Requirement = 'public' | 'session' | 'paid' | 'consulting' | 'founder';

/** The person in front of a screen: nobody (`null`) is a visitor. */
export interface Viewer {
  readonly plan: string | null;
  readonly isFounder: boolean;
}

/** `hidden` means: as if it did not exist. */
export type AccessDecision = 'allow' | 'home' | 'paywall' | 'hidden';

/** The one rule that decides who sees the content, the paywall, or home. */
export function decideAccess(requirement: Requirement, viewer: Viewer | null): AccessDecision {
  if (requirement === 'public') return 'allow';
  if (requirement === 'founder') return viewer?.isFounder ? 'allow' : 'hidden';
  if (viewer === null) return 'home';
  if (viewer.isFounder || requirement === 'session') return 'allow';
  return holdsPlanFor(requirement, viewer.plan) ? 'allow' : 'paywall';
}

function holdsPlanFor(requirement: 'paid' | 'consulting', plan: string | null): boolean {
  return requirement === 'consulting' ? isConsultingPlan(plan) : isPaidPlan(plan);
}
