import { type Entitlement, planHeldAt } from './entitlements.ts';
import { type PlanName, plansAbove } from './plans.ts';

interface EndedPlan {
  readonly plan: PlanName;
  readonly endedAt: Date;
}

/** The plan that somebody had last and no longer has. Plans below the one they have now are not missed. */
export function endedPlanAt(entitlements: readonly Entitlement[], now: Date): EndedPlan | undefined {
  const missed = plansAbove(planHeldAt(entitlements, now));
  const [last] = entitlements
    .flatMap(({ plan, endsAt }) =>
      endsAt !== null && endsAt <= now && missed.includes(plan) ? { plan, endedAt: endsAt } : [],
    )
    .toSorted((left, right) => right.endedAt.getTime() - left.endedAt.getTime());
  return last;
}
