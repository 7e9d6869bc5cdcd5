import { billingReturnPath, checkoutCompletePath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { Entitlement } from '@chalkline/domain/billing/entitlements';
import { type PaidPlanName, prices } from '@chalkline/domain/billing/prices';
import { decidePurchase } from '@chalkline/domain/billing/purchase-decision';
import type Stripe from 'stripe';
import { Refusal } from '../../platform/refusal.ts';
import type { Billing } from './bring-in-line.ts';
import { customerOf } from './customers.ts';
import { openPlanSwitch } from './plan-switch.ts';
import { ownedBy } from './queries.ts';
import { reachingProvider } from './reaching-provider.ts';

export interface CheckoutPlaces {
  readonly publicUrl: string;
  /** The page that the person comes back to when they change their mind. */
  readonly cancelPath: string;
}

/** Where somebody pays for a plan. What they already own decides whether there is anything to pay for. */
export async function openCheckout(
  billing: Billing,
  person: CurrentUser,
  plan: PaidPlanName,
  places: CheckoutPlaces,
): Promise<string> {
  refuseOwned(plan, await ownedBy(billing.db, person.id), billing.now());
  return reachingProvider(async () => {
    const customer = await customerOf(billing, person);
    const decision = decidePurchase(plan, await ownedBy(billing.db, person.id), billing.now());
    if (decision.kind === 'switch') {
      return openPlanSwitch(billing, customer, plan, `${places.publicUrl}${billingReturnPath}`);
    }
    return openSession(billing, customer, plan, places);
  });
}

function refuseOwned(plan: PaidPlanName, owned: readonly Entitlement[], now: Date): void {
  const decision = decidePurchase(plan, owned, now);
  if (decision.kind !== 'refused') return;
  const message =
    decision.reason === 'already_owned' ? `You already have ${plan}.` : `Your plan already includes ${plan}.`;
  throw new Refusal(decision.reason, message);
}

/**
 * A second press leads to the same session. Sessions for other plans, or from another page, are closed
 * first: two tabs cannot pay for two memberships, and Cancel leads back to where the last press was.
 */
async function openSession(
  { stripe, priceIds }: Billing,
  customer: string,
  plan: PaidPlanName,
  places: CheckoutPlaces,
): Promise<string> {
  const sessions = await stripe.checkout.sessions
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const open = sessions.filter(({ status }) => status === 'open');
  const cancelUrl = `${places.publicUrl}${places.cancelPath}`;
  const same = open.find(
    ({ metadata, url, cancel_url }) => metadata?.plan === plan && cancel_url === cancelUrl && url,
  );
  if (same?.url) return same.url;
  for (const { id } of open) await stripe.checkout.sessions.expire(id);
  const { url } = await stripe.checkout.sessions.create(sessionFor(customer, plan, priceIds[plan], places), {
    idempotencyKey: `checkout ${customer} ${plan} ${sessions.length} ${places.cancelPath}`,
  });
  if (!url) throw new Error('The checkout session has no address.');
  return url;
}

function sessionFor(
  customer: string,
  plan: PaidPlanName,
  price: string,
  { publicUrl, cancelPath }: CheckoutPlaces,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: prices[plan].interval === 'once' ? 'payment' : 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    metadata: { plan },
    // The provider writes the session's id in place of the braces.
    success_url: `${publicUrl}${checkoutCompletePath}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}${cancelPath}`,
  };
}
