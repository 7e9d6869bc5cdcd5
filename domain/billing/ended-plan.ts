import type { IsoTime } from '../calendar/moment.ts';
import { grantEndLabel } from './complimentary.ts';
import { type Entitlement, planHeldAt } from './entitlements.ts';
import { type PlanName, plansAbove } from './plans.ts';

export interface EndedPlan<Time = Date> {
  readonly plan: PlanName;
  readonly endedAt: Time;
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

/** "Your Monthly plan ended on November 17, 2026." */
export function endedPlanText({ plan, endedAt }: EndedPlan<IsoTime>, timeZone: string | null): string {
  return `Your ${plan} plan ended on ${grantEndLabel(endedAt, timeZone)}.`;
}
