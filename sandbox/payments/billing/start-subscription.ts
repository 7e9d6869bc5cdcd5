import type { LedgerTransaction } from '../ledger/transaction.ts';
import { newId } from '../objects/ids.ts';
import { subscriptionObject } from '../objects/subscription.ts';
import type { Metadata, Price, Subscription } from '../objects/wire.ts';
import { periodEnd } from './calendar.ts';
import { collectInvoice, issueInvoice } from './invoicing.ts';
import { intervalOf, wholePriceLine } from './subscription-item.ts';

export interface NewSubscription {
  readonly id?: string;
  readonly customerId: string;
  readonly price: Price;
  readonly quantity: number;
  readonly cardId: string;
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly at: number;
}

/** Starts a subscription with a card that works now. */
export function startSubscription(transaction: LedgerTransaction, wanted: NewSubscription): Subscription {
  const { price, quantity, at, cardId } = wanted;
  const end = periodEnd(at, at, intervalOf(price));
  const subscription = subscriptionObject({
    id: wanted.id ?? newId('sub'),
    customer: wanted.customerId,
    price,
    quantity,
    paymentMethod: cardId,
    metadata: wanted.metadata,
    description: wanted.description,
    start: at,
    end,
  });
  transaction.ledger.subscriptions[subscription.id] = subscription;
  const invoice = issueInvoice(transaction, {
    customerId: wanted.customerId,
    subscription,
    reason: 'subscription_create',
    lines: [wholePriceLine(transaction, price, quantity, { start: at, end })],
    at,
  });
  transaction.emit('customer.subscription.created', subscription);
  collectInvoice(transaction, invoice, { cardId, at, isRenewal: false });
  return subscription;
}
