import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { itemOf } from './subscription-item.ts';

const momentNames = /^(created|start|end)$|_(at|by|end|start|date|anchor|attempt)$/;

/**
 * Lets time pass for one customer by moving all their dates into the past. Their clock stays, so that it
 * agrees with the product's clock, which does not move.
 */
export function letTimePass({ ledger }: LedgerTransaction, customerId: string, seconds: number): void {
  for (const object of objectsOf(ledger, customerId)) shift(object, -seconds);
  for (const subscription of Object.values(ledger.subscriptions)) {
    // The day of the month is no longer meaningful: periods are counted from the next end on.
    if (subscription.customer === customerId)
      subscription.billing_cycle_anchor = itemOf(subscription).current_period_end;
  }
}

/** Open pages and sent events stay unchanged: they do not belong to the customer's timeline. */
function objectsOf(ledger: Ledger, customerId: string): object[] {
  const account = ledger.customers[customerId];
  const invoices = new Set(
    Object.values(ledger.invoices)
      .filter(({ customer }) => customer === customerId)
      .map(({ id }) => id),
  );
  const wrapped = [...Object.values(ledger.cards), ...Object.values(ledger.checkouts)].map(
    ({ object }) => object,
  );
  const plain = [
    ledger.subscriptions,
    ledger.invoices,
    ledger.paymentIntents,
    ledger.charges,
    ledger.refunds,
  ];
  const owned = [...wrapped, ...plain.flatMap((table) => Object.values(table))].filter(
    ({ customer }) => customer === customerId,
  );
  const charges = new Set(owned.map(({ id }) => id));
  const disputes = Object.values(ledger.disputes ?? {}).filter(({ charge }) => charges.has(charge));
  const payments = Object.values(ledger.invoicePayments).filter(({ invoice }) => invoices.has(invoice));
  return [...(account ? [account.object] : []), ...owned, ...disputes, ...payments];
}

function shift(node: object, seconds: number): void {
  const entries = node as Record<string, unknown>;
  for (const [name, value] of Object.entries(entries)) {
    if (name === 'price' || name === 'plan') continue;
    if (typeof value === 'number' && momentNames.test(name)) entries[name] = value + seconds;
    else if (typeof value === 'object' && value !== null) shift(value, seconds);
  }
}
