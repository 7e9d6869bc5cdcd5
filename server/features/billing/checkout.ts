import { billingReturnPath, checkoutCompletePath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { planOffers } from '@chalkline/domain/billing/plan-offers';
import { type PaidPlanName, prices } from '@chalkline/domain/billing/prices';
import { decidePurchase } from '@chalkline/domain/billing/purchase-decision';
import Stripe from 'stripe';
import { Refusal } from '../../platform/refusal.ts';
import type { Billing } from './bring-in-line.ts';
import { customerOf, replaceCustomer } from './customers.ts';
import { idempotencyKey } from './idempotency-key.ts';
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
  const decision = decidePurchase(plan, await ownedBy(billing.db, person.id), billing.now());
  if (decision.kind === 'refused') throw ownedAlready(plan, decision.reason);
  const open = (customer: string) =>
    decision.kind === 'switch'
      ? openPlanSwitch(billing, customer, plan, `${places.publicUrl}${billingReturnPath}`)
      : openSession(billing, customer, plan, places);
  return reachingProvider(async () => {
    const customer = await customerOf(billing, person);
    return open(customer).catch(async (error: unknown) => {
      if (!isMissingCustomer(error)) throw error;
      return open(await replaceCustomer(billing, person, customer));
    });
  });
}

function ownedAlready(plan: PaidPlanName, reason: 'already_owned' | 'already_included'): Refusal {
  const isOwned = reason === 'already_owned';
  return new Refusal(reason, isOwned ? `You already have ${plan}.` : `Your plan already includes ${plan}.`);
}

function isMissingCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  );
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
  const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const cancelUrl = `${places.publicUrl}${places.cancelPath}`;
  const same = open.find(
    ({ metadata, url, cancel_url }) => metadata?.plan === plan && cancel_url === cancelUrl && url,
  );
  if (same?.url) return same.url;
  for (const { id } of open) await expire(stripe, id);
  const { data: latest } = await stripe.checkout.sessions.list({ customer, limit: 1 });
  const { url } = await stripe.checkout.sessions.create(sessionFor(customer, plan, priceIds[plan], places), {
    idempotencyKey: idempotencyKey('checkout', customer, plan, latest[0]?.id ?? '', places.cancelPath),
  });
  if (!url) throw new Error('The checkout session has no address.');
  return url;
}

/** The terms stand once more beside the button that takes the money. */
function termsOf(plan: PaidPlanName): string {
  return planOffers.find((offer) => offer.plan === plan)?.terms.join(' ') ?? '';
}

/** Another press may have closed it, or somebody is paying in it: then it is not open, and that is all. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function sessionFor(
  customer: string,
  plan: PaidPlanName,
  price: string,
  { publicUrl, cancelPath }: CheckoutPlaces,
): Stripe.Checkout.SessionCreateParams {
  const isOnce = prices[plan].interval === 'once';
  return {
    mode: isOnce ? 'payment' : 'subscription',
    // A subscription has invoices of its own; what is paid once gets one too.
    ...(isOnce ? { invoice_creation: { enabled: true } } : {}),
    custom_text: { submit: { message: termsOf(plan) } },
    customer,
    line_items: [{ price, quantity: 1 }],
    metadata: { plan },
    // The provider writes the session's id in place of the braces.
    success_url: `${publicUrl}${checkoutCompletePath}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}${cancelPath}`,
  };
}
