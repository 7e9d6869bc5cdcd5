import type { PaidPlanName } from '@chalkline/domain/billing/prices';

type PriceIds = Readonly<Record<PaidPlanName, string>>;

/** The plan that a price of the provider stands for; nothing for a price that is none of ours. */
export function planOfPrice(priceIds: PriceIds, priceId: string): PaidPlanName | undefined {
  const [plan] = Object.entries(priceIds).find(([, id]) => id === priceId) ?? [];
  return plan as PaidPlanName | undefined;
}
