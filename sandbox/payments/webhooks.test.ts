import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type RunningService, startService } from './testing/running-service.ts';
import { buy, submit } from './testing/shop-visit.ts';
import { signatureHeader } from './webhooks/signature.ts';

let folder: TemporaryFolder;
let service: RunningService;

beforeEach(async () => {
  folder = await temporaryFolder();
  service = await startService({ stateDir: folder.path });
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

describe('webhooks', () => {
  it("are signed exactly like Stripe's", () => {
    const payload = '{"id":"evt_1"}';
    const signed = { payload, secret: 'whsec_x', timestamp: 1_700_000_000 };
    expect(signatureHeader(payload, 'whsec_x', 1_700_000_000)).toBe(
      Stripe.webhooks.generateTestHeaderString(signed),
    );
  });

  it('report a purchase: every signature is valid, and each object is as the API returns it', async () => {
    const { session } = await buy(service, 'Monthly');
    const {
      data,
      request,
      livemode,
      api_version: version,
    } = await service.events.until('checkout.session.completed');
    expect(data.object).toEqual({ ...session, lastResponse: undefined });
    expect({ livemode, version, request }).toEqual({
      livemode: false,
      version: Stripe.API_VERSION,
      request: { id: null, idempotency_key: null },
    });
    await Promise.all(
      [
        'customer.created',
        'customer.subscription.created',
        'invoice.paid',
        'payment_intent.succeeded',
        'charge.succeeded',
      ].map((type) => service.events.until(type)),
    );
  });

  it('contain the previous values, and the request that caused them', async () => {
    const { customer, session } = await buy(service, 'Monthly');
    await service.stripe.subscriptions.update(
      String(session.subscription),
      { cancel_at_period_end: true },
      { idempotencyKey: `cancel ${customer}` },
    );
    const { data, request } = await service.events.until('customer.subscription.updated');
    expect(data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    expect(request?.idempotency_key).toBe(`cancel ${customer}`);
  });

  it('are repeated until they are answered with 2xx, the same event each time', async () => {
    service.events.answers.push(500, 404, 302);
    const { id } = await service.stripe.customers.create({ name: 'Patience' });
    const event = await service.events.until('customer.created');
    expect(event.data.object).toMatchObject({ id });
    expect(service.events.all).toHaveLength(1);
  });

  it('are repeated on request', async () => {
    await service.stripe.customers.create({ name: 'Again' });
    const { id } = await service.events.until('customer.created');
    const response = await submit(`${service.origin}/sandbox/payments/events/${id}/send`, {});
    expect(response.status).toBe(303);
    expect((await service.events.until('customer.created', 2)).id).toBe(id);
    expect((await service.stripe.events.retrieve(id)).type).toBe('customer.created');
  });
});

describe('a restart', () => {
  it('continues with undelivered events, and loses nothing', async () => {
    const nobody = { url: `http://localhost:1/api/webhooks/stripe`, secret: 'whsec_nobody' };
    await service.stop();
    service = await startService({ stateDir: folder.path, webhook: nobody });
    const { customer, session } = await buy(service, 'Lifetime');
    await service.stop();
    service = await startService({ stateDir: folder.path });
    await service.events.until('checkout.session.completed');
    expect(await service.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect((await service.stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  it('remembers the replies of idempotency keys', async () => {
    const ask = () => service.stripe.customers.create({ name: 'Key' }, { idempotencyKey: 'over a restart' });
    const { id } = await ask();
    await service.stop();
    service = await startService({ stateDir: folder.path });
    expect((await ask()).id).toBe(id);
  });
});
