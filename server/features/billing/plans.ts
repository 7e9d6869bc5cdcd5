import type { Plan } from '@chalkline/contract/billing';
import { planOffers } from '@chalkline/domain/billing/plan-offers';
import { slugOfPlan } from '@chalkline/domain/billing/plan-slug';
import { type PaidPlanName, prices } from '@chalkline/domain/billing/prices';

/** The plans for the pages, cheapest first. */
export function plansWith(priceIds: Readonly<Record<PaidPlanName, string>>): Plan[] {
  return planOffers.map(({ plan, title, stamp, covers, terms }) => ({
    plan,
    slug: slugOfPlan(plan),
    priceId: priceIds[plan],
    ...prices[plan],
    title,
    stamp: stamp ?? null,
    covers,
    terms: [...terms],
  }));
}
