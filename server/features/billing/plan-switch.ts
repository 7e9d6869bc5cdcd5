import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import { planOfPrice } from './plan-prices.ts';
import type { Billing } from './sync-customer.ts';

/**
 * Where the one subscription moves from Monthly to Annual or back. The provider's own page says what is
 * charged and what is credited before anything changes.
 */
export async function openPlanSwitch(
  { stripe, priceIds }: Billing,
  customer: string,
  plan: PaidPlanName,
  returnUrl: string,
): Promise<string> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'active', limit: 100 });
  const running = data.find(({ items }) =>
    isMembership(planOfPrice(priceIds, items.data[0]?.price.id ?? '')),
  );
  const item = running?.items.data[0];
  // The card has failed, or the subscription ended a moment ago: the portal is the place to put it right.
  const flow = running && item ? confirmation(running.id, item.id, priceIds[plan], returnUrl) : {};
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, ...flow });
  return url;
}

function confirmation(
  subscription: string,
  item: string,
  price: string,
  returnUrl: string,
): Pick<Stripe.BillingPortal.SessionCreateParams, 'flow_data'> {
  return {
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription,
        items: [{ id: item, price, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    },
  };
}

function isMembership(plan: PaidPlanName | undefined): boolean {
  return plan === 'Monthly' || plan === 'Annual';
}
