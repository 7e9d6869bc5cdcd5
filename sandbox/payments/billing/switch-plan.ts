import { accountOf, type LedgerTransaction } from '../ledger/transaction.ts';
import { planObject } from '../objects/plan.ts';
import type { Price, Subscription } from '../objects/wire.ts';
import { periodEnd } from './calendar.ts';
import { type DraftLine, issueInvoice } from './invoicing.ts';
import { collect } from './renewal.ts';
import { intervalOf, itemOf, productName, wholePriceLine } from './subscription-item.ts';

export interface PlanSwitch {
  readonly price: Price;
  readonly quantity: number;
  readonly at: number;
  /** Whether the rest of the paid period is credited. */
  readonly isProrated: boolean;
}

export interface SwitchQuote {
  readonly period: { readonly start: number; readonly end: number };
  readonly lines: readonly DraftLine[];
  /** What is charged at once, after any credit of the customer. */
  readonly amountDue: number;
  /** What remains as credit for future invoices. */
  readonly credit: number;
}

/**
 * The cost of a switch. Another interval begins a new period at once; within the same interval only the
 * rest of the period is counted.
 */
export function quoteSwitch(
  transaction: LedgerTransaction,
  subscription: Subscription,
  wanted: PlanSwitch,
): SwitchQuote {
  const item = itemOf(subscription);
  const { price, quantity, at } = wanted;
  const startsAnew = intervalOf(price) !== intervalOf(item.price);
  const left = { start: at, end: item.current_period_end };
  const period = startsAnew
    ? { start: at, end: periodEnd(at, at, intervalOf(price)) }
    : { start: item.current_period_start, end: item.current_period_end };
  const share = Math.max(0, left.end - at) / (item.current_period_end - item.current_period_start);
  const unused = prorated(transaction, item.price, item.quantity ?? 1, -share, left);
  const added = startsAnew
    ? wholePriceLine(transaction, price, quantity, period)
    : prorated(transaction, price, quantity, share, left);
  const lines = wanted.isProrated ? [unused, added] : startsAnew ? [added] : [];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const balance = accountOf(transaction, subscription.customer).object.balance + total;
  return { period, lines, amountDue: Math.max(0, balance), credit: Math.max(0, -balance) };
}

/** Switches the price, and collects what is due at once. */
export function switchPlan(
  transaction: LedgerTransaction,
  subscription: Subscription,
  wanted: PlanSwitch,
): void {
  const { period, lines } = quoteSwitch(transaction, subscription, wanted);
  const item = itemOf(subscription);
  if (period.start === wanted.at) subscription.billing_cycle_anchor = wanted.at;
  item.price = wanted.price;
  item.plan = planObject(wanted.price);
  item.quantity = wanted.quantity;
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  if (subscription.cancel_at_period_end) subscription.cancel_at = period.end;
  if (lines.length === 0) return;
  const { customer: customerId } = subscription;
  const { at } = wanted;
  const invoice = issueInvoice(transaction, {
    customerId,
    subscription,
    reason: 'subscription_update',
    lines,
    at,
  });
  collect(transaction, subscription, invoice, at, false);
}

function prorated(
  transaction: LedgerTransaction,
  price: Price,
  quantity: number,
  share: number,
  period: DraftLine['period'],
): DraftLine {
  const amount = Math.round((price.unit_amount ?? 0) * quantity * share);
  const what = share < 0 ? 'Unused time' : 'Remaining time';
  const since = new Date(period.start * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const description = `${what} on ${productName(transaction, price)} after ${since}`;
  return { price, quantity, amount, description, period, isProration: true };
}
