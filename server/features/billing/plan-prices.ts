import type { PaidPlanName } from '@chalkline/domain/billing/prices';

type PriceIds = Readonly<Record<PaidPlanName, string>>;

/** The plan of one of the provider's prices; undefined for a price that is not ours. */
export function planOfPrice(priceIds: PriceIds, priceId: string): PaidPlanName | undefined {
  const [plan] = Object.entries(priceIds).find(([, id]) => id === priceId) ?? [];
  return plan as PaidPlanName | undefined;
}
