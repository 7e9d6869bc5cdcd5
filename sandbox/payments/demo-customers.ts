import { type DemoPerson, demoPeople } from '../people.ts';
import { putCardOnFile } from './billing/card-on-file.ts';
import { completeCheckout } from './billing/complete-checkout.ts';
import { addCustomer } from './billing/new-customer.ts';
import { startSubscription } from './billing/start-subscription.ts';
import { emptyLedger, type Ledger } from './ledger/ledger.ts';
import { type LedgerTransaction, openTransaction, type Shop } from './ledger/transaction.ts';
import { checkoutSessionObject } from './objects/checkout-session.ts';
import { lineItemObject } from './objects/line-item.ts';
import type { Price } from './objects/wire.ts';

const day = 24 * 60 * 60;

/**
 * When each demo person bought their plan, in days before the first start; all within the 30-day guarantee
 * or well past it.
 */
export const boughtDaysAgo: Readonly<Record<string, number>> = {
  'demo-monthly': 19,
  'demo-annual': 47,
  'demo-lifetime': 24,
  'demo-consulting': 12,
};

/**
 * The customer id of each paying demo person, by subject. They never change, so that the product can know
 * them.
 */
export const demoCustomerIds: Readonly<Record<string, string>> = {
  'demo-monthly': 'cus_DemoMonthly',
  'demo-annual': 'cus_DemoAnnual',
  'demo-lifetime': 'cus_DemoLifetime',
  'demo-consulting': 'cus_DemoConsulting',
};

const card = { last4: '4242', expiryMonth: 12, expiryYear: 2034, failsLater: false };

/** The initial ledger: everybody with a plan has bought it. No events are sent for it. */
export function firstDay(shop: Shop, now: number): Ledger {
  const ledger = emptyLedger();
  for (const person of demoPeople) addDemoCustomer(ledger, shop, person, now);
  ledger.outgoing = [];
  return ledger;
}

function addDemoCustomer(ledger: Ledger, shop: Shop, person: DemoPerson, now: number): void {
  const id = demoCustomerIds[person.subject];
  const price = shop.catalogue.prices.find(({ metadata }) => metadata.plan === person.plan);
  if (!id || !price) return;
  const transaction = openTransaction(ledger, shop, now - (boughtDaysAgo[person.subject] ?? 0) * day);
  const { subject, email, firstName, lastName } = person;
  addCustomer(transaction, { id, email, name: `${firstName} ${lastName}`, metadata: { subject } });
  if (price.recurring) subscribe(transaction, id, price);
  else payOnce(transaction, id, price);
}

function subscribe(transaction: LedgerTransaction, customerId: string, price: Price): void {
  startSubscription(transaction, {
    id: customerId.replace('cus_', 'sub_'),
    customerId,
    price,
    quantity: 1,
    cardId: putCardOnFile(transaction, customerId, card, transaction.now),
    metadata: {},
    description: null,
    at: transaction.now,
  });
}

function payOnce(transaction: LedgerTransaction, customerId: string, price: Price): void {
  const id = customerId.replace('cus_', 'cs_test_');
  const amount = price.unit_amount ?? 0;
  const session = checkoutSessionObject({
    id,
    created: transaction.now,
    expires_at: transaction.now + day,
    mode: 'payment',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: null,
    success_url: transaction.shop.address.checkoutUrl(id),
    client_reference_id: null,
    customer: customerId,
    customer_email: null,
    customer_details: null,
    invoice_creation: null,
    allow_promotion_codes: null,
    metadata: {},
    url: transaction.shop.address.checkoutUrl(id),
  });
  const checkout = {
    object: session,
    lineItems: [lineItemObject(price, 1, price.nickname ?? id)],
    subscriptionMetadata: {},
    subscriptionDescription: null,
    paymentIntentMetadata: {},
  };
  transaction.ledger.checkouts[id] = checkout;
  completeCheckout(transaction, checkout, card, '');
}
