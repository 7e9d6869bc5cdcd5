import { isConsultingPlan, isPaidPlan } from '../billing/plans.ts';
import { type ConsoleArea, mayUse, type Role } from './roles.ts';

/** What a page or a call requires of the viewer. */
export type Requirement = 'public' | 'session' | 'paid' | 'consulting' | StaffRequirement;

/** An area of the founder console, for people with the right role. */
type StaffRequirement = `staff:${ConsoleArea}`;

/** The person who requests something; `null` is a visitor. */
export interface Viewer {
  readonly plan: string | null;
  readonly isFounder: boolean;
  readonly role: Role | null;
}

/** `hidden` means: answered as if it did not exist. */
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
