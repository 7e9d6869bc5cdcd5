import type { Invoice } from '../objects/wire.ts';
import type { Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requireRow } from './require-row.ts';

export function invoiceEndpoints(api: Endpoints): void {
  api.get('/v1/invoices', (transaction, { params, url }) => {
    const subscription = params.text('subscription');
    const rows = Object.values(transaction.ledger.invoices).filter(
      (invoice) => subscription === undefined || subscriptionOf(invoice) === subscription,
    );
    return listPage(matching(rows, params, 'customer', 'status', 'collection_method'), params, url);
  });

  api.get('/v1/invoices/:id', (transaction, { id }) =>
    requireRow(transaction.ledger.invoices, 'invoice', id),
  );

  api.get('/v1/invoices/:id/lines', (transaction, { id, params, url }) =>
    listPage(requireRow(transaction.ledger.invoices, 'invoice', id).lines.data.toReversed(), params, url),
  );

  api.get('/v1/invoice_payments', (transaction, { params, url }) => {
    const payment = params.part('payment');
    payment?.choice('type', ['payment_intent']);
    const intent = payment?.text('payment_intent');
    const rows = Object.values(transaction.ledger.invoicePayments).filter(
      (row) => intent === undefined || row.payment.payment_intent === intent,
    );
    return listPage(matching(rows, params, 'invoice', 'status'), params, url);
  });

  api.get('/v1/invoice_payments/:id', (transaction, { id }) =>
    requireRow(transaction.ledger.invoicePayments, 'invoice_payment', id),
  );
}

function subscriptionOf({ parent }: Invoice): string | undefined {
  return parent?.subscription_details?.subscription;
}
