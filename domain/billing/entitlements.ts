import { type PlanName, planNames } from './plans.ts';

/** A person's right to a plan from one moment until another, or without an end. */
export interface Entitlement {
  readonly plan: PlanName;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export function holdsAt(entitlement: Entitlement, now: Date): boolean {
  const hasStarted = entitlement.startsAt <= now;
  const hasEnded = entitlement.endsAt !== null && entitlement.endsAt <= now;
  return hasStarted && !hasEnded;
}

/** The highest plan that is active now. */
export function planHeldAt(entitlements: readonly Entitlement[], now: Date): PlanName {
  return entitlements
    .filter((entitlement) => holdsAt(entitlement, now))
    .map((entitlement) => entitlement.plan)
    .reduce(higherPlan, 'Free');
}

function higherPlan(left: PlanName, right: PlanName): PlanName {
  return planNames.indexOf(left) >= planNames.indexOf(right) ? left : right;
}
