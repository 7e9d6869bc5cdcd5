import { type Price as DomainPrice, type PaidPlanName, prices } from '@chalkline/domain/billing/prices';
import { priceObject } from './objects/price.ts';
import { productObject } from './objects/product.ts';
import type { Price, Product } from './objects/wire.ts';

export type PriceIds = Readonly<Record<PaidPlanName, string>>;

/**
 * The sandbox's own price ids, one per plan. They never change, because subscriptions in the state file
 * refer to them.
 */
export const sandboxPriceIds: PriceIds = {
  Monthly: 'price_SandboxMonthly',
  Annual: 'price_SandboxAnnual',
  Lifetime: 'price_SandboxLifetime',
  Consulting: 'price_SandboxConsulting',
};

/** One product with one price per plan. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly prices: readonly Price[];
}

/** 1 January 2026: before anybody bought anything. */
const created = Date.UTC(2026, 0, 1) / 1000;

/** Of a merchant who has not set anything up yet. */
export const emptyCatalogue: Catalogue = { products: [], prices: [] };

export function catalogueOf(priceIds: PriceIds): Catalogue {
  const plans = Object.keys(prices) as PaidPlanName[];
  return {
    products: plans.map((plan) => planProduct(plan, priceIds[plan])),
    prices: plans.map((plan) => planPrice(plan, priceIds[plan], prices[plan])),
  };
}

function productId(plan: PaidPlanName): string {
  return `prod_Sandbox${plan}`;
}

function planProduct(plan: PaidPlanName, priceId: string): Product {
  return productObject({
    id: productId(plan),
    created,
    default_price: priceId,
    metadata: { plan },
    name: `Chalkline ${plan}`,
    tax_code: null,
  });
}

function planPrice(plan: PaidPlanName, id: string, { amount, interval }: DomainPrice): Price {
  return priceObject({
    id,
    created,
    currency: 'usd',
    lookup_key: `chalkline_${plan.toLowerCase()}`,
    metadata: { plan },
    nickname: plan,
    product: productId(plan),
    interval: interval === 'once' ? undefined : interval,
    tax_behavior: 'unspecified',
    unit_amount: amount * 100,
  });
}
