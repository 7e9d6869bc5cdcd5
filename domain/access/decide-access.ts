import { isConsultingPlan, isPaidPlan } from '../billing/plans.ts';
import { type ConsoleArea, mayUse, type Role } from './roles.ts';

/** What a screen or a call asks of the person in front of it. */
export type Requirement = 'public' | 'session' | 'paid' | 'consulting' | StaffRequirement;

/** A part of the founder console, for whoever works there. */
export type StaffRequirement = `staff:${ConsoleArea}`;

/** The person in front of a screen: nobody (`null`) is a visitor. */
export interface Viewer {
  readonly plan: string | null;
  readonly isFounder: boolean;
  readonly role: Role | null;
}

/** `hidden` means: as if it did not exist. */
export type AccessDecision = 'allow' | 'home' | 'paywall' | 'hidden';

/** The one rule that decides who sees the content, the paywall, or home. */
export function decideAccess(requirement: Requirement, viewer: Viewer | null): AccessDecision {
  if (requirement === 'public') return 'allow';
  if (isForStaff(requirement)) return mayUse(viewer?.role ?? null, areaOf(requirement)) ? 'allow' : 'hidden';
  if (viewer === null) return 'home';
  if (viewer.isFounder || requirement === 'session') return 'allow';
  return holdsPlanFor(requirement, viewer.plan) ? 'allow' : 'paywall';
}

function holdsPlanFor(requirement: 'paid' | 'consulting', plan: string | null): boolean {
  return requirement === 'consulting' ? isConsultingPlan(plan) : isPaidPlan(plan);
}

function isForStaff(requirement: Requirement): requirement is StaffRequirement {
  return requirement.startsWith('staff:');
}

function areaOf(requirement: StaffRequirement): ConsoleArea {
  return requirement.slice('staff:'.length) as ConsoleArea;
}
