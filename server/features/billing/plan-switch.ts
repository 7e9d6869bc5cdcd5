import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import { openBillingPortal } from './open-portal.ts';
import { planOfPrice } from './plan-prices.ts';
import type { Billing } from './sync-customer.ts';

/**
 * Opens the provider's page for switching between Monthly and Annual, which shows charges and credits
 * before anything changes.
 */
export async function openPlanSwitch(
  billing: Billing,
  customer: string,
  plan: PaidPlanName,
  returnUrl: string,
): Promise<string> {
  const { stripe, priceIds } = billing;
  const { data } = await stripe.subscriptions.list({ customer, status: 'active', limit: 100 });
  const running = data.find(({ items }) =>
    isMembership(planOfPrice(priceIds, items.data[0]?.price.id ?? '')),
  );
  const item = running?.items.data[0];
  // When the card has failed, or the subscription has just ended, the portal is the place to fix it.
  const flow = running && item ? confirmation(running.id, item.id, priceIds[plan], returnUrl) : {};
  return openBillingPortal(billing, { customer, return_url: returnUrl, ...flow });
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
