import { type LedgerTransaction, mustExist } from '../ledger/transaction.ts';
import type { Invoice, Subscription } from '../objects/wire.ts';
import { periodEnd } from './calendar.ts';
import { endSubscription } from './end-subscription.ts';
import { collectInvoice, issueInvoice } from './invoicing.ts';
import { cardOf, intervalOf, itemOf, wholePriceLine } from './subscription-item.ts';

const day = 24 * 60 * 60;

/** The pauses after failed attempts; after the last one there is no retry. */
const pausesBetweenAttempts = [3 * day, 5 * day, 7 * day];

/** Begins the next period and tries to collect for it. The period advances either way, as at Stripe. */
export function renew(
  transaction: LedgerTransaction,
  subscription: Subscription,
  at: number,
  mustFail: boolean,
): void {
  const before = structuredClone(subscription);
  const item = itemOf(subscription);
  const end = periodEnd(subscription.billing_cycle_anchor, at, intervalOf(item.price));
  item.current_period_start = at;
  item.current_period_end = end;
  const invoice = issueInvoice(transaction, {
    customerId: subscription.customer,
    subscription,
    reason: 'subscription_cycle',
    lines: [wholePriceLine(transaction, item.price, item.quantity ?? 1, { start: at, end })],
    at,
  });
  collect(transaction, subscription, invoice, at, mustFail);
  if (subscription.status !== 'canceled')
    transaction.emit('customer.subscription.updated', subscription, before);
}

/** Retries an open invoice. */
export function retryPayment(
  transaction: LedgerTransaction,
  subscription: Subscription,
  at: number,
  mustFail = false,
): void {
  const invoice = openInvoiceOf(transaction, subscription);
  if (!invoice) return;
  const before = structuredClone(subscription);
  collect(transaction, subscription, invoice, at, mustFail);
  if (subscription.status !== before.status && subscription.status !== 'canceled')
    transaction.emit('customer.subscription.updated', subscription, before);
}

export function openInvoiceOf(
  { ledger }: LedgerTransaction,
  subscription: Subscription,
): Invoice | undefined {
  const id = subscription.latest_invoice;
  const invoice = id === null ? undefined : mustExist(ledger.invoices[id], id);
  return invoice?.status === 'open' ? invoice : undefined;
}

/** Collects a subscription's invoice and updates the status by the result. */
export function collect(
  transaction: LedgerTransaction,
  subscription: Subscription,
  invoice: Invoice,
  at: number,
  mustFail: boolean,
): void {
  const pause = pausesBetweenAttempts[invoice.attempt_count];
  invoice.next_payment_attempt = pause === undefined ? null : at + pause;
  const attempt = { cardId: cardOf(transaction, subscription), at, isRenewal: true, mustFail };
  if (collectInvoice(transaction, invoice, attempt)) subscription.status = 'active';
  else if (pause !== undefined) subscription.status = 'past_due';
  else giveUp(transaction, subscription, invoice, at);
}

function giveUp(
  transaction: LedgerTransaction,
  subscription: Subscription,
  invoice: Invoice,
  at: number,
): void {
  invoice.auto_advance = false;
  if (transaction.shop.afterLastRetry === 'mark_unpaid') subscription.status = 'unpaid';
  else endSubscription(transaction, subscription, at, 'payment_failed');
}
