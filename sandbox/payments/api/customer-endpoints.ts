import { endSubscription } from '../billing/end-subscription.ts';
import { addCustomer } from '../billing/new-customer.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Customer } from '../objects/wire.ts';
import { invalid } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import type { Params } from './params.ts';
import { requireCustomer, requireRow } from './require-row.ts';

const withoutEffect = ['address', 'shipping', 'preferred_locales', 'tax_exempt', 'tax'];

export function customerEndpoints(api: Endpoints): void {
  api.post('/v1/customers', (transaction, { params }) => {
    params.ignore(...withoutEffect);
    return addCustomer(transaction, {
      email: emailFrom(params) ?? null,
      name: params.text('name') || null,
      phone: params.text('phone') || null,
      description: params.text('description') || null,
      metadata: params.metadata('metadata'),
    });
  });

  api.get('/v1/customers', (transaction, { params, url }) => {
    const customers = Object.values(transaction.ledger.customers)
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ object }) => object);
    return listPage(matching(customers, params, 'email'), params, url);
  });

  api.get('/v1/customers/:id', (transaction, { id }) => {
    const account = requireRow(transaction.ledger.customers, 'customer', id);
    return account.isDeleted ? { id, object: 'customer', deleted: true } : account.object;
  });

  api.post('/v1/customers/:id', updateCustomer);
  api.delete('/v1/customers/:id', deleteCustomer);

  api.get('/v1/payment_methods', (transaction, { params, url }) => {
    const cards = Object.values(transaction.ledger.cards).map(({ object }) => object);
    return listPage(matching(cards, params, 'customer', 'type'), params, url);
  });

  api.get(
    '/v1/payment_methods/:id',
    (transaction, { id }) => requireRow(transaction.ledger.cards, 'PaymentMethod', id).object,
  );
}

function updateCustomer(transaction: LedgerTransaction, { id, params }: Call): Customer {
  const { object: customer } = requireCustomer(transaction, id);
  const before = structuredClone(customer);
  params.ignore(...withoutEffect);
  const texts = { name: params.text('name'), phone: params.text('phone') };
  if (texts.name !== undefined) customer.name = texts.name || null;
  if (texts.phone !== undefined) customer.phone = texts.phone || null;
  customer.email = emailFrom(params) ?? customer.email;
  customer.description = params.text('description') ?? customer.description;
  customer.metadata = params.metadata('metadata', customer.metadata);
  const cardId = params.part('invoice_settings')?.text('default_payment_method');
  if (cardId) {
    requireRow(transaction.ledger.cards, 'PaymentMethod', cardId, 'invoice_settings[default_payment_method]');
    customer.invoice_settings.default_payment_method = cardId;
  }
  transaction.emit('customer.updated', customer, before);
  return customer;
}

/** Ends the customer's subscriptions. Past payments stay on record. */
function deleteCustomer(transaction: LedgerTransaction, { id }: Call): object {
  const account = requireCustomer(transaction, id);
  for (const subscription of Object.values(transaction.ledger.subscriptions)) {
    if (subscription.customer === id && subscription.status !== 'canceled')
      endSubscription(transaction, subscription, transaction.now, 'cancellation_requested');
  }
  account.isDeleted = true;
  transaction.emit('customer.deleted', account.object);
  return { id, object: 'customer', deleted: true };
}

function emailFrom(params: Params): string | undefined {
  const email = params.text('email');
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  return email || undefined;
}
