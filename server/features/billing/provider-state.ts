import type { PaymentState, Purchase, Subscription } from '@chalkline/domain/billing/payment-state';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import { type Charges, moneyLostAt, readCharges } from './charges.ts';
import { type PaymentRecord, recordOfInvoice, recordOfSession } from './payment-records.ts';
import { planOfPrice } from './plan-prices.ts';
import { idOf } from './reference.ts';

export interface Provider {
  readonly stripe: Stripe;
  readonly priceIds: Readonly<Record<PaidPlanName, string>>;
  readonly portalConfiguration?: string | undefined;
}

/** A customer's current state at the provider, and their payments so far. */
export interface CustomerReading {
  readonly state: PaymentState;
  /** Subscriptions to unknown prices: what they grant stays unchanged. */
  readonly unknownSubscriptionIds: readonly string[];
  readonly payments: readonly PaymentRecord[];
}

/** Webhook events are not trusted for their content: only the provider's current state counts. */
export async function readCustomer(provider: Provider, customer: string): Promise<CustomerReading> {
  const { stripe, priceIds } = provider;
  const [subscriptions, invoices, sessions, charges] = await Promise.all([
    all(stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
    all(stripe.invoices.list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })),
    all(stripe.checkout.sessions.list({ customer, limit: 100, expand: ['data.line_items'] })),
    readCharges(stripe, customer),
  ]);
  const purchases = sessions.filter((session) => isPaidPurchase(session, priceIds));
  return {
    state: {
      subscriptions: subscriptions.flatMap(
        (found) => toSubscription(found, priceIds, refundOf(found, invoices, charges)) ?? [],
      ),
      purchases: purchases.map((session) => toPurchase(session, charges)),
    },
    unknownSubscriptionIds: subscriptions.filter((found) => !planOf(found, priceIds)).map(({ id }) => id),
    payments: [
      ...invoices.flatMap((invoice) => recordOfInvoice(invoice, priceIds, charges) ?? []),
      ...purchases.map((session) => recordOfSession(session, charges)),
    ],
  };
}

function all<Item extends { id: string }>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  return list.autoPagingToArray({ limit: 10_000 });
}

function toSubscription(
  found: Stripe.Subscription,
  priceIds: Provider['priceIds'],
  refundedAt: Date | null,
): Subscription | undefined {
  const [item] = found.items.data;
  const plan = planOf(found, priceIds);
  if (!item || !plan || plan === 'Lifetime' || isNotPaidYet(found)) return undefined;
  // While a renewal is overdue, the current period is not paid: the one before it was.
  const isOwed = found.status === 'past_due' || found.status === 'unpaid';
  return {
    id: found.id,
    plan,
    startedAt: moment(found.start_date),
    paidUntil: moment(isOwed ? item.current_period_start : item.current_period_end),
    renews: isGoingOn(found),
    isOwed,
    endedAt: found.ended_at === null ? null : moment(found.ended_at),
    refundedAt,
  };
}

function planOf({ items }: Stripe.Subscription, priceIds: Provider['priceIds']): PaidPlanName | undefined {
  return planOfPrice(priceIds, items.data[0]?.price.id ?? '');
}

function isNotPaidYet({ status }: Stripe.Subscription): boolean {
  return status === 'incomplete' || status === 'incomplete_expired';
}

function isGoingOn({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean {
  const isAlive = status === 'active' || status === 'trialing' || status === 'past_due';
  return isAlive && !cancel_at_period_end && cancel_at === null;
}

/** When the last paid invoice of a subscription was refunded in full. */
function refundOf(
  { id }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  charges: Charges,
): Date | null {
  const own = invoices.filter((invoice) => subscriptionOf(invoice) === id && invoice.amount_paid > 0);
  const [last] = own.toSorted((left, right) => right.created - left.created);
  return last ? moneyLostAt(charges.outcomeOfInvoice(last)) : null;
}

function subscriptionOf(invoice: Stripe.Invoice): string | undefined {
  return idOf(invoice.parent?.subscription_details?.subscription);
}

function isPaidPurchase(
  { mode, payment_status, line_items }: Stripe.Checkout.Session,
  priceIds: Provider['priceIds'],
): boolean {
  const price = line_items?.data[0]?.price?.id;
  return mode === 'payment' && payment_status === 'paid' && price === priceIds.Lifetime;
}

function toPurchase(session: Stripe.Checkout.Session, charges: Charges): Purchase {
  const { id, created, payment_intent } = session;
  return {
    id,
    plan: 'Lifetime',
    paidAt: charges.paidAt(payment_intent) ?? moment(created),
    refundedAt: moneyLostAt(charges.outcomeOf(payment_intent)),
  };
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
