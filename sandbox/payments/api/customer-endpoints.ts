import { endSubscription } from '../billing/end-subscription.ts';
import { addCustomer } from '../billing/new-customer.ts';
import type { Books } from '../ledger/books.ts';
import type { Customer } from '../objects/wire.ts';
import { invalid } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { found, foundCustomer } from './found.ts';
import { listPage, matching } from './list-page.ts';
import type { Params } from './params.ts';

const withoutEffect = ['address', 'shipping', 'preferred_locales', 'tax_exempt', 'tax'];

export function customerEndpoints(api: Endpoints): void {
  api.post('/v1/customers', (books, { params }) => {
    params.ignore(...withoutEffect);
    return addCustomer(books, {
      email: emailFrom(params) ?? null,
      name: params.text('name') || null,
      phone: params.text('phone') || null,
      description: params.text('description') || null,
      metadata: params.metadata('metadata'),
    });
  });

  api.get('/v1/customers', (books, { params, url }) => {
    const customers = Object.values(books.ledger.customers)
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ object }) => object);
    return listPage(matching(customers, params, 'email'), params, url);
  });

  api.get('/v1/customers/:id', (books, { id }) => {
    const account = found(books.ledger.customers, 'customer', id);
    return account.isDeleted ? { id, object: 'customer', deleted: true } : account.object;
  });

  api.post('/v1/customers/:id', updateCustomer);
  api.delete('/v1/customers/:id', deleteCustomer);

  api.get('/v1/payment_methods', (books, { params, url }) => {
    const cards = Object.values(books.ledger.cards).map(({ object }) => object);
    return listPage(matching(cards, params, 'customer', 'type'), params, url);
  });

  api.get(
    '/v1/payment_methods/:id',
    (books, { id }) => found(books.ledger.cards, 'PaymentMethod', id).object,
  );
}

function updateCustomer(books: Books, { id, params }: Call): Customer {
  const { object: customer } = foundCustomer(books, id);
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
    found(books.ledger.cards, 'PaymentMethod', cardId, 'invoice_settings[default_payment_method]');
    customer.invoice_settings.default_payment_method = cardId;
  }
  books.emit('customer.updated', customer, before);
  return customer;
}

/** Ends the customer's subscriptions. Past payments stay on record. */
function deleteCustomer(books: Books, { id }: Call): object {
  const account = foundCustomer(books, id);
  for (const subscription of Object.values(books.ledger.subscriptions)) {
    if (subscription.customer === id && subscription.status !== 'canceled')
      endSubscription(books, subscription, books.now, 'cancellation_requested');
  }
  account.isDeleted = true;
  books.emit('customer.deleted', account.object);
  return { id, object: 'customer', deleted: true };
}

function emailFrom(params: Params): string | undefined {
  const email = params.text('email');
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  return email || undefined;
}
