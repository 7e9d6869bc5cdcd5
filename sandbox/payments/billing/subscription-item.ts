import { productsOf } from '../ledger/merchant-setup.ts';
import { type LedgerTransaction, mustExist } from '../ledger/transaction.ts';
import type { Price, Subscription, SubscriptionItem } from '../objects/wire.ts';
import type { Interval } from './calendar.ts';
import type { DraftLine } from './invoicing.ts';

/** Every subscription here has exactly one item. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  return mustExist(subscription.items.data[0], subscription.id);
}

export function intervalOf(price: Price): Interval {
  return price.recurring?.interval === 'year' ? 'year' : 'month';
}

/** The card that pays: its own, or else the customer's default. */
export function cardOf(transaction: LedgerTransaction, subscription: Subscription): string {
  const { customers } = transaction.ledger;
  const ofCustomer = customers[subscription.customer]?.object.invoice_settings.default_payment_method;
  return mustExist(subscription.default_payment_method ?? ofCustomer ?? undefined, subscription.id);
}

export function productName(transaction: Pick<LedgerTransaction, 'ledger' | 'shop'>, price: Price): string {
  const product = productsOf(transaction).find(({ id }) => id === price.product);
  return product?.name ?? price.id;
}

/** The line for a whole period or a one-time purchase. */
export function wholePriceLine(
  transaction: LedgerTransaction,
  price: Price,
  quantity: number,
  period: DraftLine['period'],
): DraftLine {
  const amount = (price.unit_amount ?? 0) * quantity;
  const each = `$${((price.unit_amount ?? 0) / 100).toFixed(2)}`;
  const rate = price.recurring ? ` (at ${each} / ${intervalOf(price)})` : '';
  const description = `${quantity} × ${productName(transaction, price)}${rate}`;
  return { price, quantity, amount, description, period, isProration: false };
}
