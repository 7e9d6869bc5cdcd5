import { type RunningService, startService } from '@chalkline/sandbox/payments/testing/running-service';
import { type TemporaryFolder, temporaryFolder } from '@chalkline/sandbox/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpStripe } from '../features/billing/stripe-setup/set-up-stripe.ts';
import { webhookEventTypes } from '../features/billing/stripe-setup/webhook-event-types.ts';

const facts = { publicUrl: 'https://learn.example.com', brand: 'Ledgerloft' };

let folder: TemporaryFolder;
let service: RunningService;
beforeEach(async () => {
  folder = await temporaryFolder();
  service = await startService({ stateDir: folder.path, startsEmpty: true });
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

describe('setting up Stripe', () => {
  it('makes products, prices, a webhook endpoint and a billing portal, and names the variables to set', async () => {
    const { stripe } = service;
    const { problems, variables } = await setUpStripe(stripe, facts);
    expect(problems).toEqual([]);
    expect([...variables.keys()]).toEqual([
      'STRIPE_PRICE_MONTHLY',
      'STRIPE_PRICE_ANNUAL',
      'STRIPE_PRICE_LIFETIME',
      'STRIPE_PRICE_CONSULTING',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PORTAL_CONFIGURATION',
    ]);
    const monthly = await stripe.prices.retrieve(variables.get('STRIPE_PRICE_MONTHLY') ?? '', {
      expand: ['product'],
    });
    expect(monthly).toMatchObject({
      unit_amount: 4_900,
      currency: 'usd',
      recurring: { interval: 'month' },
      product: { name: 'Ledgerloft Monthly', tax_code: 'txcd_10000000' },
    });
    expect(await stripe.prices.retrieve(variables.get('STRIPE_PRICE_LIFETIME') ?? '')).toMatchObject({
      unit_amount: 60_000,
      type: 'one_time',
    });
    const [endpoint] = (await stripe.webhookEndpoints.list()).data;
    expect(endpoint).toMatchObject({
      url: 'https://learn.example.com/api/webhooks/stripe',
      status: 'enabled',
    });
    expect(endpoint?.enabled_events).toEqual(webhookEventTypes);
    const [portal] = (await stripe.billingPortal.configurations.list()).data;
    expect(portal?.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
    expect(portal?.features.subscription_update.products?.flatMap(({ prices }) => prices)).toEqual([
      variables.get('STRIPE_PRICE_MONTHLY'),
      variables.get('STRIPE_PRICE_ANNUAL'),
    ]);
  });

  it('can be repeated: it makes nothing twice and prints the same prices', async () => {
    const { stripe } = service;
    const first = await setUpStripe(stripe, facts);
    const second = await setUpStripe(stripe, facts);
    const { STRIPE_WEBHOOK_SECRET: _, ...kept } = Object.fromEntries(first.variables);
    expect(Object.fromEntries(second.variables)).toEqual(kept);
    expect(second.advice.join()).toContain('signing secret only once');
    const lists = [
      stripe.products.list(),
      stripe.prices.list(),
      stripe.webhookEndpoints.list(),
      stripe.billingPortal.configurations.list(),
    ];
    expect((await Promise.all(lists)).map(({ data }) => data.length)).toEqual([4, 4, 1, 1]);
  });

  it('continues where a run has stopped', async () => {
    const { stripe } = service;
    const product = await stripe.products.create({ name: 'Mine', metadata: { chalkline_plan: 'Monthly' } });
    const { variables } = await setUpStripe(stripe, facts);
    const monthly = await stripe.prices.retrieve(variables.get('STRIPE_PRICE_MONTHLY') ?? '');
    expect(monthly.product).toBe(product.id);
  });

  it('enables a webhook endpoint again, and adds missing events without removing others', async () => {
    const { stripe } = service;
    const { id } = await stripe.webhookEndpoints.create({
      url: 'https://learn.example.com/api/webhooks/stripe',
      enabled_events: ['invoice.paid', 'payout.paid'],
    });
    await stripe.webhookEndpoints.update(id, { disabled: true });
    await setUpStripe(stripe, facts);
    const [endpoint, ...more] = (await stripe.webhookEndpoints.list()).data;
    expect(more).toEqual([]);
    expect(endpoint?.status).toBe('enabled');
    expect(new Set(endpoint?.enabled_events)).toEqual(new Set([...webhookEventTypes, 'payout.paid']));
  });

  it('reports a price that is not the one of the product, and names no variable for it', async () => {
    const { stripe } = service;
    const { id: product } = await stripe.products.create({ name: 'Old' });
    await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: 5_900,
      recurring: { interval: 'month' },
      lookup_key: 'chalkline_monthly',
    });
    const { problems, variables } = await setUpStripe(stripe, facts);
    expect(problems).toEqual([
      expect.stringMatching(/^Monthly: the price price_\w+ at Stripe is \$59, but .*\$49\/month/),
    ]);
    expect(variables.has('STRIPE_PRICE_MONTHLY')).toBe(false);
  });

  it('says what Stripe Tax still needs', async () => {
    const { advice } = await setUpStripe(service.stripe, facts);
    expect(advice.join()).toContain('head_office');
  });
});
