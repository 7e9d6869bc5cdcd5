import { checkoutCompletePath } from '@chalkline/contract/addresses';
import { planOffers } from '@chalkline/domain/billing/plan-offers';
import { type PaidPlanName, prices } from '@chalkline/domain/billing/prices';
import Stripe from 'stripe';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  abandonCheckoutNumber,
  type LastCheckout,
  lastCheckoutOf,
  recordCheckoutSession,
  takeCheckoutNumber,
} from './checkout-numbers.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Billing } from './sync-customer.ts';

export interface CheckoutPlaces {
  readonly publicUrl: string;
  /** The page to return to when the person cancels. */
  readonly cancelPath: string;
}

/** How often opening is tried again when another press comes in between. */
const mostTries = 5;

/** How often the `stripe` package retries while the provider is still busy with the same press. */
const mostRetries = 4;

/**
 * A second press leads to the same session, also when both happen at once or in two processes. Sessions for
 * other plans or from another page are closed, so that two tabs cannot pay for two memberships, and Cancel
 * leads back to the page of the last press. Checkouts are numbered in the database, so that no transaction
 * has to wait for the provider: the highest number stays open.
 */
export async function openSession(
  billing: Billing,
  customer: string,
  plan: PaidPlanName,
  places: CheckoutPlaces,
): Promise<string> {
  const { db, stripe } = billing;
  const choice = `${plan} ${places.cancelPath}`;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const last = await lastCheckoutOf(db, customer);
    const open = await openSessions(stripe, customer);
    const [only] = open;
    if (only?.url && open.length === 1 && isLast(only, last) && isFor(only, plan, places)) return only.url;
    const number = await takeCheckoutNumber(db, customer, last, choice);
    if (number === undefined) continue;
    await closeBefore(stripe, open, number);
    const session = sessionFor(customer, plan, number, billing, places);
    const url = await createSession(billing, customer, number, session);
    if (url) return url;
  }
  throw supersededCheckout();
}

/**
 * The same number gives the same session at the provider. A later press for something else replaces it.
 * Returns undefined when the session has already been completed or closed.
 */
async function createSession(
  { db, stripe }: Billing,
  customer: string,
  number: number,
  session: Stripe.Checkout.SessionCreateParams,
): Promise<string | undefined> {
  const options = {
    idempotencyKey: idempotencyKey('numbered checkout', customer, String(number)),
    maxNetworkRetries: mostRetries,
  };
  const { id, url } = await stripe.checkout.sessions
    .create(session, options)
    .catch(async (error: unknown) => {
      if (isAnswer(error)) await abandonCheckoutNumber(db, customer, number);
      throw error;
    });
  if (!url) throw new Error('The checkout session has no address.');
  await recordCheckoutSession(db, customer, number, id);
  const last = await lastCheckoutOf(db, customer);
  const open = await openSessions(stripe, customer);
  await closeBefore(stripe, open, last.number);
  if (last.number !== number) throw supersededCheckout();
  return open.some((one) => one.id === id) ? url : undefined;
}

/** Whether the provider has replied, and so keeps the reply under the idempotency key. */
function isAnswer(error: unknown): boolean {
  const { StripeConnectionError, StripeError } = Stripe.errors;
  return error instanceof StripeError && !(error instanceof StripeConnectionError);
}

function supersededCheckout(): Refusal {
  return new Refusal('conflict', 'You started another checkout at the same time. Please use that one.');
}

async function openSessions(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
}

/** Sessions from before checkouts were numbered count as the latest. */
function isLast({ metadata }: Stripe.Checkout.Session, { number }: LastCheckout): boolean {
  return metadata?.checkout === undefined || Number(metadata.checkout) === number;
}

function isFor(
  { metadata, cancel_url }: Stripe.Checkout.Session,
  plan: PaidPlanName,
  { publicUrl, cancelPath }: CheckoutPlaces,
): boolean {
  return metadata?.plan === plan && cancel_url === `${publicUrl}${cancelPath}`;
}

async function closeBefore(
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
  number: number,
): Promise<void> {
  for (const { id, metadata } of sessions) {
    if (Number(metadata?.checkout ?? 0) < number) await expire(stripe, id);
  }
}

/** Another press may have closed it, or somebody is paying in it. Either way it is no longer open. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** The terms are repeated next to the pay button. */
function termsOf(plan: PaidPlanName): string {
  return planOffers.find((offer) => offer.plan === plan)?.terms.join(' ') ?? '';
}

function sessionFor(
  customer: string,
  plan: PaidPlanName,
  number: number,
  { priceIds }: Billing,
  { publicUrl, cancelPath }: CheckoutPlaces,
): Stripe.Checkout.SessionCreateParams {
  const isOnce = prices[plan].interval === 'once';
  return {
    mode: isOnce ? 'payment' : 'subscription',
    // A subscription has its own invoices; a one-time payment gets one, too.
    ...(isOnce ? { invoice_creation: { enabled: true } } : {}),
    custom_text: { submit: { message: termsOf(plan) } },
    customer,
    line_items: [{ price: priceIds[plan], quantity: 1 }],
    metadata: { plan, checkout: String(number) },
    // The provider replaces the braces with the session's id.
    success_url: `${publicUrl}${checkoutCompletePath}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}${cancelPath}`,
  };
}
