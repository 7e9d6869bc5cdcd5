import { type Price as DomainPrice, type PaidPlanName, prices } from '@chalkline/domain/billing/prices';
import type { Plan, Price, Product } from './objects/wire.ts';

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

export function catalogueOf(priceIds: PriceIds): Catalogue {
  const plans = Object.keys(prices) as PaidPlanName[];
  return {
    products: plans.map((plan) => productObject(plan, priceIds[plan])),
    prices: plans.map((plan) => priceObject(plan, priceIds[plan], prices[plan])),
  };
}

function productId(plan: PaidPlanName): string {
  return `prod_Sandbox${plan}`;
}

function productObject(plan: PaidPlanName, priceId: string): Product {
  return {
    id: productId(plan),
    object: 'product',
    active: true,
    created,
    default_price: priceId,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: { plan },
    name: `Chalkline ${plan}`,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

function priceObject(plan: PaidPlanName, id: string, { amount, interval }: DomainPrice): Price {
  const cents = amount * 100;
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: plan.toLowerCase(),
    metadata: { plan },
    nickname: plan,
    product: productId(plan),
    recurring: interval === 'once' ? null : recurring(interval),
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: interval === 'once' ? 'one_time' : 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  };
}

function recurring(interval: 'month' | 'year'): NonNullable<Price['recurring']> {
  return { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

/** The older form of a recurring price, which subscription items still contain. */
export function planObject(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
