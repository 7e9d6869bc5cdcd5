import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { prices, type RunningService, secretKey, startService } from './testing/running-service.ts';
import { stripeClient } from './testing/stripe-client.ts';

let folder: TemporaryFolder;
let service: RunningService;

beforeAll(async () => {
  folder = await temporaryFolder();
  service = await startService({ stateDir: folder.path });
});
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

describe('the API', () => {
  it('requires the secret key, as a bearer token or in basic authentication', async () => {
    await expect(stripeClient('sk_test_wrong_key_0000', service.port).prices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.stringMatching(/^Invalid API Key provided: sk_test_\*+0000$/),
    });
    const ask = (authorization?: string) =>
      fetch(`${service.origin}/v1/prices`, { headers: authorization ? { authorization } : {} });
    expect((await ask()).status).toBe(401);
    expect((await ask(`Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`)).status).toBe(200);
  });

  it('assigns a request id, and repeats version and key', async () => {
    const { lastResponse } = await service.stripe.customers.create({}, { idempotencyKey: 'named' });
    expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
    expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
    expect(lastResponse.idempotencyKey).toBe('named');
  });

  it('does the work of one key once, and repeats the reply', async () => {
    const ask = () => service.stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'once' });
    const made = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const again = await ask();
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('refuses a key that was used for another request', async () => {
    await service.stripe.customers.create({ name: 'One' }, { idempotencyKey: 'shared' });
    const other = service.stripe.customers.create({ name: 'Other' }, { idempotencyKey: 'shared' });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const elsewhere = service.stripe.customers.update('cus_DemoMonthly', {}, { idempotencyKey: 'shared' });
    await expect(elsewhere).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('stores no reply for a refusal, so that the same key can be tried again', async () => {
    const ask = (email: string) => service.stripe.customers.create({ email }, { idempotencyKey: 'retry' });
    await expect(ask('nonsense')).rejects.toMatchObject({ code: 'email_invalid' });
    expect((await ask('right@works.example')).email).toBe('right@works.example');
  });

  it('pages lists, newest first', async () => {
    const email = 'many@works.example';
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1)
      made.unshift((await service.stripe.customers.create({ email })).id);
    const first = await service.stripe.customers.list({ email, limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    const all = await service.stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made);
    await expect(service.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(service.stripe.customers.list({ starting_after: 'cus_x' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
  });

  it('refuses unknown parameters, expansions and URLs', async () => {
    const fax = { fax: '1' } as Stripe.CustomerCreateParams;
    await expect(service.stripe.customers.create(fax)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'fax',
    });
    await expect(
      service.stripe.customers.retrieve('cus_DemoMonthly', { expand: ['nothing'] }),
    ).rejects.toThrow('This property cannot be expanded (nothing).');
    const tooDeep = ['data.payments.data.payment.payment_intent'];
    await expect(service.stripe.invoices.list({ expand: tooDeep })).rejects.toThrow('more than 4 levels');
    await expect(service.stripe.coupons.list()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
    });
  });

  it('sells four prices, with exact decimals as the package expects them', async () => {
    const { data } = await service.stripe.prices.list({ active: true, expand: ['data.product'] });
    const found = Object.fromEntries(data.map((price) => [price.id, price]));
    expect(found[prices.Monthly]).toMatchObject({
      unit_amount: 4900,
      type: 'recurring',
      product: { name: 'Chalkline Monthly' },
    });
    expect(found[prices.Annual]).toMatchObject({ unit_amount: 29_900, recurring: { interval: 'year' } });
    expect(found[prices.Lifetime]).toMatchObject({ unit_amount: 60_000, type: 'one_time', recurring: null });
    expect(found[prices.Consulting]).toMatchObject({
      unit_amount: 200_000,
      recurring: { interval: 'month' },
    });
    expect(String(found[prices.Monthly]?.unit_amount_decimal)).toBe('4900');
    const product = String((await service.stripe.prices.retrieve(prices.Annual)).product);
    expect((await service.stripe.products.retrieve(product)).name).toBe('Chalkline Annual');
  });
});
