import type { PlanName } from '../billing/plans.ts';
import type { Viewer } from './decide-access.ts';
import type { Role } from './roles.ts';
import { roleLabels } from './team.ts';

export interface StaffStatus {
  readonly name: string;
  readonly sentence: string;
}

/** Whether a role is shown in place of a plan: staff need none, so "Free" would say nothing about them. */
export function isShownByRole(plan: PlanName, role: Role | null): boolean {
  return plan === 'Free' && role !== null;
}

/** A person's plan and role on one line, such as "Annual, Editor". */
export function planAndRoleLabel(plan: PlanName, role: Role | null): string {
  if (role === null) return plan;
  const { label } = roleLabels[role];
  return isShownByRole(plan, role) ? label : `${plan}, ${label}`;
}

/** Shown in place of the Free plan to staff, who are not offered a plan. */
export function staffStatus(viewer: Pick<Viewer, 'isFounder' | 'role'>): StaffStatus | undefined {
  if (viewer.isFounder) {
    return { name: 'Founder', sentence: 'You run this site, so everything is open to you.' };
  }
  if (viewer.role === null) return undefined;
  return {
    name: roleLabels[viewer.role].label,
    sentence: "You're on the team, and don't have a plan of your own.",
  };
}
