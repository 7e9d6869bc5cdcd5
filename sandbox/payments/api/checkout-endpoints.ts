import { expireCheckout } from '../billing/checkout-end.ts';
import { invalid } from './api-error.ts';
import { createCheckout } from './create-checkout.ts';
import type { Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requireRow } from './require-row.ts';

const kind = 'checkout.session';

export function checkoutEndpoints(api: Endpoints): void {
  api.post('/v1/checkout/sessions', createCheckout);

  api.get('/v1/checkout/sessions', (transaction, { params, url }) => {
    const email = params.part('customer_details')?.text('email');
    const sessions = Object.values(transaction.ledger.checkouts)
      .map(({ object }) => object)
      .filter(({ customer_details: details }) => email === undefined || details?.email === email);
    const wanted = matching(sessions, params, 'customer', 'status', 'subscription', 'payment_intent');
    return listPage(wanted, params, url);
  });

  api.get(
    '/v1/checkout/sessions/:id',
    (transaction, { id }) => requireRow(transaction.ledger.checkouts, kind, id).object,
  );

  api.get('/v1/checkout/sessions/:id/line_items', (transaction, { id, params, url }) =>
    listPage(requireRow(transaction.ledger.checkouts, kind, id).lineItems.toReversed(), params, url),
  );

  api.post('/v1/checkout/sessions/:id/expire', (transaction, { id }) => {
    const { object: session } = requireRow(transaction.ledger.checkouts, kind, id);
    if (session.status !== 'open') {
      throw invalid(
        'Only Checkout Sessions with a status in ["open"] can be expired. ' +
          `This Checkout Session has a status of ${session.status}.`,
      );
    }
    expireCheckout(transaction, session);
    return session;
  });
}
