import { type PaidPlanName, priceLabel, prices } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import type { SetupReport } from './setup-report.ts';

export type PlanPrices = Readonly<Partial<Record<PaidPlanName, { id: string; product: string }>>>;

const plans = Object.keys(prices) as PaidPlanName[];

/** Stripe's categories for electronically supplied services, and for services in general. */
const taxCodes: Readonly<Record<PaidPlanName, string>> = {
  Monthly: 'txcd_10000000',
  Annual: 'txcd_10000000',
  Lifetime: 'txcd_10000000',
  Consulting: 'txcd_20030000',
};

/** Makes sure that each plan has a product and a price. A lookup key identifies the price, however often this runs. */
export async function ensurePrices(stripe: Stripe, brand: string, report: SetupReport): Promise<PlanPrices> {
  const found: Partial<Record<PaidPlanName, { id: string; product: string }>> = {};
  for (const plan of plans) {
    const price = (await priceOfPlan(stripe, plan)) ?? (await createPrice(stripe, plan, brand, report));
    const difference = differenceFrom(plan, price);
    if (difference) {
      report.problems.push(
        `${plan}: the price ${price.id} at Stripe ${difference}, but the product charges ${priceLabel(prices[plan])}. Take the lookup key “${lookupKey(plan)}” off that price in Stripe's dashboard and run this again: it makes the right price.`,
      );
      continue;
    }
    found[plan] = { id: price.id, product: idOf(price.product) };
    report.variables.set(`STRIPE_PRICE_${plan.toUpperCase()}`, price.id);
    report.done.push(`${plan}: the price ${price.id} is ${priceLabel(prices[plan])}.`);
  }
  return found;
}

function lookupKey(plan: PaidPlanName): string {
  return `chalkline_${plan.toLowerCase()}`;
}

async function priceOfPlan(stripe: Stripe, plan: PaidPlanName): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], limit: 1 });
  return data[0];
}

/** Visitors see one price, so tax is part of it. */
async function createPrice(
  stripe: Stripe,
  plan: PaidPlanName,
  brand: string,
  report: SetupReport,
): Promise<Stripe.Price> {
  const { amount, interval } = prices[plan];
  const product = (await productOfPlan(stripe, plan)) ?? (await createProduct(stripe, plan, brand, report));
  return stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: amount * 100,
    ...(interval === 'once' ? {} : { recurring: { interval } }),
    lookup_key: lookupKey(plan),
    nickname: plan,
    tax_behavior: 'inclusive',
    metadata: { chalkline_plan: plan },
  });
}

async function productOfPlan(stripe: Stripe, plan: PaidPlanName): Promise<string | undefined> {
  for await (const product of stripe.products.list({ active: true, limit: 100 })) {
    if (product.metadata.chalkline_plan === plan) return product.id;
  }
  return undefined;
}

async function createProduct(
  stripe: Stripe,
  plan: PaidPlanName,
  brand: string,
  report: SetupReport,
): Promise<string> {
  const product = await stripe.products.create({
    name: `${brand} ${plan}`,
    tax_code: taxCodes[plan],
    metadata: { chalkline_plan: plan },
  });
  report.done.push(`${plan}: made the product “${product.name}”.`);
  return product.id;
}

/** What is wrong with a price, as the end of a sentence about it. */
export function differenceFrom(plan: PaidPlanName, price: Stripe.Price): string | undefined {
  const { amount, interval } = prices[plan];
  if (!price.active) return 'is archived';
  if (price.currency !== 'usd') return `is in ${price.currency.toUpperCase()}`;
  if (price.unit_amount !== amount * 100) return `is $${(price.unit_amount ?? 0) / 100}`;
  const wanted = interval === 'once' ? undefined : interval;
  const { recurring } = price;
  if (recurring?.interval !== wanted || (recurring?.interval_count ?? 1) !== 1)
    return `is charged ${recurring ? `every ${recurring.interval_count} ${recurring.interval}` : 'once'}`;
  return undefined;
}

function idOf(product: Stripe.Price['product']): string {
  return typeof product === 'string' ? product : product.id;
}
