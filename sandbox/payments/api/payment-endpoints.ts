import type { Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requireRow } from './require-row.ts';

export function paymentEndpoints(api: Endpoints): void {
  api.get('/v1/payment_intents', (transaction, { params, url }) =>
    listPage(matching(Object.values(transaction.ledger.paymentIntents), params, 'customer'), params, url),
  );

  api.get('/v1/payment_intents/:id', (transaction, { id }) =>
    requireRow(transaction.ledger.paymentIntents, 'payment_intent', id),
  );

  api.get('/v1/charges', (transaction, { params, url }) => {
    const charges = Object.values(transaction.ledger.charges);
    return listPage(matching(charges, params, 'customer', 'payment_intent'), params, url);
  });

  api.get('/v1/charges/:id', (transaction, { id }) => requireRow(transaction.ledger.charges, 'charge', id));
}
