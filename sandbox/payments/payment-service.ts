import type { FastifyPluginAsync } from 'fastify';
import { mountApi } from './api/api-mount.ts';
import { catchUp, isAnythingDue } from './billing/clock.ts';
import { catalogueOf, emptyCatalogue, sandboxPriceIds } from './catalogue.ts';
import { firstDay } from './demo-customers.ts';
import { openLedger } from './ledger/open-ledger.ts';
import type { Shop } from './ledger/transaction.ts';
import type { PaymentServiceOptions } from './options.ts';
import { mountPages } from './pages/page-mount.ts';
import { paymentAddress } from './payment-address.ts';
import { delivery, usualPauses } from './webhooks/delivery.ts';

export type { PaymentServiceOptions } from './options.ts';

const pauseBetweenLooks = 30_000;

/**
 * The part of Stripe that the product uses: its API at `/v1`, hosted pages below `baseUrl`, and signed webhooks.
 * Register it without a prefix: its routes take their path from `baseUrl`.
 */
export const paymentService: FastifyPluginAsync<PaymentServiceOptions> = async (app, options) => {
  const shop: Shop = {
    catalogue: options.startsEmpty ? emptyCatalogue : catalogueOf(options.priceIds ?? sandboxPriceIds),
    address: paymentAddress(options.baseUrl),
    afterLastRetry: options.afterLastRetry ?? 'cancel',
  };
  const ledger = await openLedger({
    stateDir: options.stateDir,
    shop,
    now: options.now ?? Date.now,
    firstDay: (now) => firstDay(shop, now),
  });
  const webhooks = delivery({
    ledger,
    endpoint: options.webhook,
    pauses: options.deliveryPauses ?? usualPauses,
  });

  let passing: NodeJS.Timeout | undefined;
  // Webhooks lead back to this server, so they start once it listens.
  app.addHook('onListen', async () => {
    webhooks.start();
    passing = setInterval(() => {
      if (isAnythingDue(ledger.read()))
        ledger.change(catchUp).catch((error: unknown) => app.log.error(error));
    }, pauseBetweenLooks);
    passing.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(passing);
    await webhooks.stop();
  });

  app.register(async (api) => mountApi(api, ledger, options.secretKey));
  app.register(async (pages) => mountPages(pages, ledger, shop));
};
