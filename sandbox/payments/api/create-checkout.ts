import { productName } from '../billing/subscription-item.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { checkoutSessionObject } from '../objects/checkout-session.ts';
import { newId } from '../objects/ids.ts';
import { lineItemObject } from '../objects/line-item.ts';
import type { CheckoutSession, LineItem } from '../objects/wire.ts';
import { invalid, missingParam } from './api-error.ts';
import type { Call } from './endpoints.ts';
import type { Params } from './params.ts';
import { requireCustomer, requirePrice } from './require-row.ts';

const minute = 60;
const day = 24 * 60 * minute;

type Mode = 'payment' | 'subscription';

const withoutEffect = [
  'automatic_tax',
  'billing_address_collection',
  'consent_collection',
  'custom_text',
  'customer_creation',
  'customer_update',
  'locale',
  'payment_method_collection',
  'payment_method_types',
  'phone_number_collection',
  'saved_payment_method_options',
  'submit_type',
  'tax_id_collection',
];

export function createCheckout(transaction: LedgerTransaction, { params }: Call): CheckoutSession {
  params.ignore(...withoutEffect);
  params.choice('ui_mode', ['hosted_page']);
  const mode = params.choice('mode', ['payment', 'subscription']);
  if (!mode) throw missingParam('mode');
  const lineItems = lineItemsFrom(transaction, params, mode);
  const buyer = buyerFrom(transaction, params);
  const created = transaction.now;
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  const id = newId('cs_test', 58);
  const session = checkoutSessionObject({
    id,
    created,
    expires_at: expiryFrom(params, created),
    mode,
    amount_subtotal: total,
    amount_total: total,
    success_url: addressFrom(params, 'success_url') ?? missing('success_url'),
    cancel_url: addressFrom(params, 'cancel_url') ?? null,
    client_reference_id: params.text('client_reference_id') ?? null,
    allow_promotion_codes: params.flag('allow_promotion_codes') ?? null,
    invoice_creation: invoiceCreationFrom(params, mode),
    metadata: params.metadata('metadata'),
    url: transaction.shop.address.checkoutUrl(id),
    ...buyer,
  });
  transaction.ledger.checkouts[id] = { object: session, lineItems, ...laterDetails(params, mode) };
  return session;
}

function missing(name: string): never {
  throw missingParam(name);
}

function laterDetails(params: Params, mode: Mode) {
  const ofSubscription = only(params, 'subscription_data', mode === 'subscription');
  const ofPayment = only(params, 'payment_intent_data', mode === 'payment');
  ofPayment?.ignore('description', 'receipt_email', 'setup_future_usage', 'statement_descriptor');
  return {
    subscriptionMetadata: ofSubscription?.metadata('metadata') ?? {},
    subscriptionDescription: ofSubscription?.text('description') ?? null,
    paymentIntentMetadata: ofPayment?.metadata('metadata') ?? {},
  };
}

function only(params: Params, name: string, isAllowed: boolean): Params | undefined {
  const part = params.part(name);
  if (part && !isAllowed) throw invalid(`You can not pass \`${name}\` in this mode.`, name);
  return part;
}

function lineItemsFrom(transaction: LedgerTransaction, params: Params, mode: Mode): LineItem[] {
  const items = params.items('line_items');
  if (items.length === 0) throw missingParam('line_items');
  if (mode === 'subscription' && items.length > 1)
    throw invalid('The sandbox sells one subscription at a time.', 'line_items');
  return items.map((item) => lineItemFrom(transaction, item, mode));
}

function lineItemFrom(transaction: LedgerTransaction, item: Params, mode: Mode): LineItem {
  const price = requirePrice(transaction, item.requiredText('price'), item.nameOf('price'));
  const quantity = item.integer('quantity');
  if (quantity === undefined) throw missingParam(item.nameOf('quantity'));
  if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', item.nameOf('quantity'));
  if (mode === 'payment' && price.recurring) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items',
    );
  }
  if (mode === 'subscription' && !price.recurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  return lineItemObject(price, quantity, productName(transaction, price));
}

type Buyer = Pick<CheckoutSession, 'customer' | 'customer_email' | 'customer_details'>;

function buyerFrom(transaction: LedgerTransaction, params: Params): Buyer {
  const customer = params.text('customer') || null;
  const email = params.text('customer_email') || null;
  if (customer && email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  const account = customer ? requireCustomer(transaction, customer, 'customer') : undefined;
  const known = account?.object.email ?? email;
  return {
    customer,
    customer_email: email,
    customer_details: known === null ? null : detailsOf(known),
  };
}

function detailsOf(email: string): CheckoutSession['customer_details'] {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

function addressFrom(params: Params, name: string): string | undefined {
  const url = params.text(name);
  if (url === undefined) return undefined;
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isWeb) throw invalid('Not a valid URL', name, 'url_invalid');
  return url;
}

function expiryFrom(params: Params, created: number): number {
  const expiry = params.integer('expires_at');
  if (expiry === undefined) return created + day;
  if (expiry < created + 30 * minute - minute || expiry > created + day)
    throw invalid(
      '`expires_at` must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return expiry;
}

function invoiceCreationFrom(params: Params, mode: Mode): CheckoutSession['invoice_creation'] {
  const part = only(params, 'invoice_creation', mode === 'payment');
  part?.ignore('invoice_data');
  if (mode !== 'payment') return null;
  return {
    enabled: part?.flag('enabled') ?? false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  };
}
