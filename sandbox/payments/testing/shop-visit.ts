import type Stripe from 'stripe';
import { prices, type RunningService } from './running-service.ts';

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

export function cardFields(number: string): Record<string, string> {
  return { number, expiry: '12/34', cvc: '123' };
}

/** Posts a form like a browser on the page itself. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
}

/** A new customer, with a session to buy this plan. */
export async function beginCheckout(
  { stripe }: RunningService,
  plan: keyof typeof prices,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session & { url: string; customer: string }> {
  const customer = await stripe.customers.create({ email: 'ada@works.example', name: 'Ada Byron' });
  const session = await stripe.checkout.sessions.create({
    mode: plan === 'Lifetime' ? 'payment' : 'subscription',
    customer: customer.id,
    line_items: [{ price: prices[plan], quantity: 1 }],
    success_url: 'http://shop.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/back',
    ...more,
  });
  return { ...session, url: session.url ?? '', customer: customer.id };
}

/** A new customer who has bought this plan, as the API returns them. */
export async function buy(
  service: RunningService,
  plan: keyof typeof prices,
  number: string = cards.pays,
): Promise<{ customer: string; session: Stripe.Checkout.Session }> {
  const begun = await beginCheckout(service, plan);
  await submit(begun.url, cardFields(number));
  return { customer: begun.customer, session: await service.stripe.checkout.sessions.retrieve(begun.id) };
}

/** A new customer with this subscription. */
export async function subscribe(
  service: RunningService,
  plan: 'Monthly' | 'Annual' | 'Consulting',
  number?: string,
): Promise<Stripe.Subscription> {
  const { session } = await buy(service, plan, number);
  return service.stripe.subscriptions.retrieve(String(session.subscription));
}

/** Moves a customer's clock like the control page does. */
export function moveClock(
  { origin }: RunningService,
  customer: string,
  fields: Record<string, string>,
): Promise<Response> {
  return submit(`${origin}/sandbox/payments/customers/${customer}/clock`, fields);
}
