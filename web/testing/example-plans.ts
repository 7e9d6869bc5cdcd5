import type { AccountPlan, Plan } from '@chalkline/contract/billing';
import type { PlanContents } from '@chalkline/contract/plan-contents';
import { planOffers } from '@chalkline/domain/billing/plan-offers';
import { slugOfPlan } from '@chalkline/domain/billing/plan-slug';
import { prices } from '@chalkline/domain/billing/prices';

/** The four plans, cheapest first. */
export const somePlans: Plan[] = planOffers.map(({ plan, title, stamp, covers, terms }) => ({
  plan,
  slug: slugOfPlan(plan),
  priceId: `price_${slugOfPlan(plan)}`,
  ...prices[plan],
  title,
  stamp: stamp ?? null,
  covers,
  terms: [...terms],
}));

export function anAccountPlan(facts: Partial<AccountPlan> = {}): AccountPlan {
  return {
    plan: 'Monthly',
    renewsAt: '2026-12-16T09:00:00.000Z',
    endsAt: null,
    isPaymentOwed: false,
    isComplimentary: false,
    alsoHeld: [],
    hasBillingPortal: true,
    ...facts,
  };
}

export const somePlanContents: PlanContents = {
  courses: 4,
  lessons: 24,
  prompts: 47,
  certifications: 7,
  upcoming: [
    { title: 'Ship with confidence', goesLiveDate: '2026-12-01' },
    { title: 'Grow your audience', goesLiveDate: null },
  ],
};
