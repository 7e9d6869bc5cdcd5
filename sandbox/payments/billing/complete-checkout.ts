import type { Checkout } from '../ledger/ledger.ts';
import { accountOf, type LedgerTransaction } from '../ledger/transaction.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import type { LineItem, Price } from '../objects/wire.ts';
import type { AcceptedCard } from './card-numbers.ts';
import { putCardOnFile } from './card-on-file.ts';
import { collectInvoice, issueInvoice } from './invoicing.ts';
import { addCustomer } from './new-customer.ts';
import { startSubscription } from './start-subscription.ts';
import { productName, wholePriceLine } from './subscription-item.ts';
import { takePayment } from './take-payment.ts';

interface Purchase {
  readonly customerId: string;
  readonly cardId: string;
  readonly at: number;
}

/** Pays an open session with a valid card. `email` is what the buyer typed when the session had none. */
export function completeCheckout(
  transaction: LedgerTransaction,
  checkout: Checkout,
  card: AcceptedCard,
  email: string,
): void {
  const { object: session } = checkout;
  const customerId =
    session.customer ?? addCustomer(transaction, { email: session.customer_email ?? email, name: null }).id;
  const { object: customer } = accountOf(transaction, customerId);
  const at = transaction.now;
  const purchase = { customerId, cardId: putCardOnFile(transaction, customerId, card, at), at };

  session.customer = customerId;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (session.mode === 'subscription') subscribe(transaction, checkout, purchase);
  else payOnce(transaction, checkout, purchase);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  transaction.emit('checkout.session.completed', session);
}

function subscribe(transaction: LedgerTransaction, checkout: Checkout, purchase: Purchase): void {
  const { price, quantity } = firstItem(checkout);
  const subscription = startSubscription(transaction, {
    ...purchase,
    price,
    quantity,
    metadata: { ...checkout.subscriptionMetadata },
    description: checkout.subscriptionDescription,
  });
  checkout.object.subscription = subscription.id;
  checkout.object.invoice = subscription.latest_invoice;
}

function payOnce(transaction: LedgerTransaction, checkout: Checkout, purchase: Purchase): void {
  if (checkout.object.invoice_creation?.enabled) payInvoice(transaction, checkout, purchase);
  else payIntent(transaction, checkout, purchase);
}

function payInvoice(
  transaction: LedgerTransaction,
  checkout: Checkout,
  { customerId, cardId, at }: Purchase,
): void {
  const lines = checkout.lineItems.map((item) => {
    const { price, quantity } = bought(item);
    return wholePriceLine(transaction, price, quantity, { start: at, end: at });
  });
  const invoice = issueInvoice(transaction, { customerId, reason: 'manual', lines, at });
  const metadata = { ...checkout.paymentIntentMetadata };
  collectInvoice(transaction, invoice, { cardId, at, isRenewal: false }, metadata);
  const payment = Object.values(transaction.ledger.invoicePayments).find(
    (each) => each.invoice === invoice.id,
  );
  checkout.object.invoice = invoice.id;
  checkout.object.payment_intent = payment?.payment.payment_intent ?? null;
}

function payIntent(
  transaction: LedgerTransaction,
  checkout: Checkout,
  { customerId, cardId, at }: Purchase,
): void {
  const intent = paymentIntentObject({
    amount: checkout.object.amount_total ?? 0,
    created: at,
    customer: customerId,
    description: productName(transaction, firstItem(checkout).price),
    metadata: { ...checkout.paymentIntentMetadata },
    receipt_email: null,
  });
  transaction.ledger.paymentIntents[intent.id] = intent;
  transaction.emit('payment_intent.created', intent);
  takePayment(transaction, intent, { cardId, at, isRenewal: false });
  checkout.object.payment_intent = intent.id;
}

function firstItem({ object, lineItems }: Checkout): { price: Price; quantity: number } {
  const [item] = lineItems;
  if (!item) throw new Error(`The checkout session ${object.id} sells nothing.`);
  return bought(item);
}

function bought({ id, price, quantity }: LineItem): { price: Price; quantity: number } {
  if (!price) throw new Error(`The line item ${id} has no price.`);
  return { price, quantity: quantity ?? 1 };
}
