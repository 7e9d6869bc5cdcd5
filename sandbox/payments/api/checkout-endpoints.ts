import { expireCheckout } from '../billing/checkout-end.ts';
import { invalid } from './api-error.ts';
import { createCheckout } from './create-checkout.ts';
import type { Endpoints } from './endpoints.ts';
import { found } from './found.ts';
import { listPage, matching } from './list-page.ts';

const kind = 'checkout.session';

export function checkoutEndpoints(api: Endpoints): void {
  api.post('/v1/checkout/sessions', createCheckout);

  api.get('/v1/checkout/sessions', (books, { params, url }) => {
    const email = params.part('customer_details')?.text('email');
    const sessions = Object.values(books.ledger.checkouts)
      .map(({ object }) => object)
      .filter(({ customer_details: details }) => email === undefined || details?.email === email);
    const wanted = matching(sessions, params, 'customer', 'status', 'subscription', 'payment_intent');
    return listPage(wanted, params, url);
  });

  api.get('/v1/checkout/sessions/:id', (books, { id }) => found(books.ledger.checkouts, kind, id).object);

  api.get('/v1/checkout/sessions/:id/line_items', (books, { id, params, url }) =>
    listPage(found(books.ledger.checkouts, kind, id).lineItems.toReversed(), params, url),
  );

  api.post('/v1/checkout/sessions/:id/expire', (books, { id }) => {
    const { object: session } = found(books.ledger.checkouts, kind, id);
    if (session.status !== 'open') {
      throw invalid(
        'Only Checkout Sessions with a status in ["open"] can be expired. ' +
          `This Checkout Session has a status of ${session.status}.`,
      );
    }
    expireCheckout(books, session);
    return session;
  });
}
