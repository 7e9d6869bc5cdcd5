import type { Invoice } from '../objects/wire.ts';
import type { Endpoints } from './endpoints.ts';
import { found } from './found.ts';
import { listPage, matching } from './list-page.ts';

export function invoiceEndpoints(api: Endpoints): void {
  api.get('/v1/invoices', (books, { params, url }) => {
    const subscription = params.text('subscription');
    const rows = Object.values(books.ledger.invoices).filter(
      (invoice) => subscription === undefined || subscriptionOf(invoice) === subscription,
    );
    return listPage(matching(rows, params, 'customer', 'status', 'collection_method'), params, url);
  });

  api.get('/v1/invoices/:id', (books, { id }) => found(books.ledger.invoices, 'invoice', id));

  api.get('/v1/invoices/:id/lines', (books, { id, params, url }) =>
    listPage(found(books.ledger.invoices, 'invoice', id).lines.data.toReversed(), params, url),
  );

  api.get('/v1/invoice_payments', (books, { params, url }) => {
    const payment = params.part('payment');
    payment?.choice('type', ['payment_intent']);
    const intent = payment?.text('payment_intent');
    const rows = Object.values(books.ledger.invoicePayments).filter(
      (row) => intent === undefined || row.payment.payment_intent === intent,
    );
    return listPage(matching(rows, params, 'invoice', 'status'), params, url);
  });

  api.get('/v1/invoice_payments/:id', (books, { id }) =>
    found(books.ledger.invoicePayments, 'invoice_payment', id),
  );
}

function subscriptionOf({ parent }: Invoice): string | undefined {
  return parent?.subscription_details?.subscription;
}
