import { html } from '@chalkline/domain/writing/html';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isFromElsewhere, takeOnlyForms } from '../../page/form.ts';
import { catchUp, isAnythingDue } from '../billing/clock.ts';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import type { Shop } from '../ledger/transaction.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { sendPage } from './payment-page.ts';
import { paymentStylesheet } from './payment-stylesheet.ts';
import { portalRoutes } from './portal-routes.ts';

/** Mounts all pages. They need their own Fastify instance, because they replace the body parsers. */
export function mountPages(app: FastifyInstance, ledger: OpenLedger, shop: Shop): void {
  takeOnlyForms(app);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const text = status >= 500 ? 'Something went wrong in the sandbox.' : error.message;
    return sendPage(reply.code(status), shop, { heading: "That didn't work", body: html`<p>${text}</p>` });
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && isFromElsewhere(request)) {
      const body = html`<p>Another site sent this form. Open the page itself and try again.</p>`;
      return sendPage(reply.code(403), shop, { heading: "That didn't work", body });
    }
    if (isAnythingDue(ledger.read())) await ledger.change(catchUp);
    return;
  });

  app.get(shop.address.stylesheetPath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(paymentStylesheet),
  );
  for (const routes of [checkoutRoutes, invoiceRoutes, portalRoutes, controlRoutes])
    routes(app, ledger, shop);
}
