import { type Books, kept } from '../ledger/books.ts';
import type { Price, Subscription, SubscriptionItem } from '../objects/wire.ts';
import type { Interval } from './calendar.ts';
import type { DraftLine } from './invoicing.ts';

/** Every subscription here has exactly one item. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  return kept(subscription.items.data[0], subscription.id);
}

export function intervalOf(price: Price): Interval {
  return price.recurring?.interval === 'year' ? 'year' : 'month';
}

/** The card that pays: its own, or else the customer's default. */
export function cardOf(books: Books, subscription: Subscription): string {
  const { customers } = books.ledger;
  const ofCustomer = customers[subscription.customer]?.object.invoice_settings.default_payment_method;
  return kept(subscription.default_payment_method ?? ofCustomer ?? undefined, subscription.id);
}

export function productName(books: Pick<Books, 'shop'>, price: Price): string {
  const product = books.shop.catalogue.products.find(({ id }) => id === price.product);
  return product?.name ?? price.id;
}

/** The line for a whole period or a one-time purchase. */
export function wholePriceLine(
  books: Books,
  price: Price,
  quantity: number,
  period: DraftLine['period'],
): DraftLine {
  const amount = (price.unit_amount ?? 0) * quantity;
  const each = `$${((price.unit_amount ?? 0) / 100).toFixed(2)}`;
  const rate = price.recurring ? ` (at ${each} / ${intervalOf(price)})` : '';
  const description = `${quantity} × ${productName(books, price)}${rate}`;
  return { price, quantity, amount, description, period, isProration: false };
}
