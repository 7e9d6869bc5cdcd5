import type { Endpoints } from './endpoints.ts';
import { found } from './found.ts';
import { listPage, matching } from './list-page.ts';

export function paymentEndpoints(api: Endpoints): void {
  api.get('/v1/payment_intents', (books, { params, url }) =>
    listPage(matching(Object.values(books.ledger.paymentIntents), params, 'customer'), params, url),
  );

  api.get('/v1/payment_intents/:id', (books, { id }) =>
    found(books.ledger.paymentIntents, 'payment_intent', id),
  );

  api.get('/v1/charges', (books, { params, url }) => {
    const charges = Object.values(books.ledger.charges);
    return listPage(matching(charges, params, 'customer', 'payment_intent'), params, url);
  });

  api.get('/v1/charges/:id', (books, { id }) => found(books.ledger.charges, 'charge', id));
}
