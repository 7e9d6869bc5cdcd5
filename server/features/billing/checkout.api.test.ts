import {
  checkoutContinuePath,
  checkoutIntentPath,
  createCheckoutSessionPath,
} from '@chalkline/contract/addresses';
import type { CheckoutAddress } from '@chalkline/contract/billing';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { beginCheckout, planOf } from '../../testing/shopper.ts';
import { TestClient } from '../../testing/test-client.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.site.close());

describe('a checkout', () => {
  it('works without scripts, and refuses what another site sends', async () => {
    const visitor = shop.site.visitor();
    const post = (headers: Record<string, string>) =>
      visitor.send({
        method: 'POST',
        url: checkoutIntentPath,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
        payload: 'planSlug=annual',
      });
    const own = await post({ origin: shop.site.config.publicUrl });
    expect([own.statusCode, own.headers.location]).toEqual([
      303,
      `/sign-in?returnTo=${encodeURIComponent(checkoutContinuePath)}`,
    ]);
    for (const headers of [{}, { origin: 'null' }, { origin: 'https://evil.example' }]) {
      expect((await post(headers)).statusCode).toBe(403);
    }
  });

  it('leads back to the page of the last press when it is cancelled', async () => {
    const { client } = await shop.site.person('Free');
    for (const page of ['/dashboard', '/prompts', '/build-your-first-website/1', '/consulting']) {
      const reply = await client.send({
        method: 'POST',
        url: createCheckoutSessionPath,
        headers: { 'x-csrf-token': await client.formToken(), referer: `${shop.site.origin}${page}` },
        payload: { priceId: shop.site.payments.priceIds.Annual, plan: 'annual' },
      });
      const checkout = await (await fetch(reply.json<CheckoutAddress>().url)).text();
      expect(checkout).toContain(`href="${shop.site.origin}${page}?billing=cancelled">Cancel</a>`);
    }
    expect(await planOf(client)).toBe('Free');
  });

  it.each(['Владимир Иванов', '李明', 'a'.repeat(300)])('opens for somebody called %s', async (firstName) => {
    const { client } = await shop.site.person('Free', { firstName });
    expect((await beginCheckout(client, 'Monthly')).statusCode).toBe(200);
  });

  it('opens once for every press, also while one for another plan is open', async () => {
    const { client } = await shop.site.person('Free');
    await beginCheckout(client, 'Monthly');
    const replies = await Promise.all(
      ['Annual', 'Annual', 'Annual'].map(() => beginCheckout(client, 'Annual')),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.json<CheckoutAddress>().url)).size).toBe(1);
  });

  it('opens for somebody whose customer was deleted at the provider', async () => {
    const person = await shop.site.person('Free');
    await beginCheckout(person.client, 'Monthly');
    const lost = await shop.customerOf(person);
    await shop.stripe.customers.del(lost);
    expect((await beginCheckout(person.client, 'Annual')).statusCode).toBe(200);
    expect(await shop.customerOf(person)).not.toBe(lost);
  });
});

describe('ten presses at once, in two processes', () => {
  async function pressTenTimes(plans: readonly PaidPlanName[]) {
    const person = await shop.site.person('Free');
    const elsewhere = new TestClient(await shop.site.anotherProcess());
    for (const [name, value] of person.client.cookies) elsewhere.cookies.set(name, value);
    await beginCheckout(person.client, 'Consulting');
    await elsewhere.formToken();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, press) =>
        beginCheckout(press % 2 === 0 ? person.client : elsewhere, plans[press % plans.length] ?? 'Annual'),
      ),
    );
    const customer = await shop.customerOf(person);
    const { data: open } = await shop.stripe.checkout.sessions.list({ customer, status: 'open' });
    return { replies, open: open.map(({ url }) => url) };
  }

  it('lead to one open checkout for one plan', async () => {
    const { replies, open } = await pressTenTimes(['Annual']);
    expect(open).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.json<CheckoutAddress>().url))).toEqual(new Set(open));
  });

  it('leave one checkout open for several plans, and redirect to it', async () => {
    const { replies, open } = await pressTenTimes(['Annual', 'Monthly', 'Lifetime']);
    expect(open).toHaveLength(1);
    expect(replies.map((reply) => reply.json<CheckoutAddress>().url)).toContain(open[0]);
    const others = replies.filter((reply) => reply.statusCode !== 200);
    for (const reply of others) expect(reply.json()).toMatchObject({ code: 'conflict' });
  });
});

describe('the form', () => {
  it('leads a signed-in person to the checkout', async () => {
    const { client } = await shop.site.person('Free');
    const reply = await client.write('POST', checkoutIntentPath, { planSlug: 'monthly' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toContain('/sandbox/payments/checkout/');
  });

  it('leads a visitor to sign-in, and then to the checkout', async () => {
    const visitor = shop.site.visitor();
    const reply = await visitor.write('POST', checkoutIntentPath, { planSlug: 'annual' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/sign-in?returnTo=${encodeURIComponent(checkoutContinuePath)}`);
    const person = await shop.site.person('Free');
    for (const [name, value] of person.client.cookies) visitor.cookies.set(name, value);
    const onward = await visitor.get(checkoutContinuePath);
    expect(onward.headers.location).toContain('/sandbox/payments/checkout/');
    // The choice is used up: visiting again starts nothing.
    expect((await visitor.get(checkoutContinuePath)).headers.location).toBe('/dashboard');
  });

  it('leads back to the page of the last press, also after a sign-in', async () => {
    const press = async (client: TestClient, page: string) =>
      client.send({
        method: 'POST',
        url: checkoutIntentPath,
        headers: { 'x-csrf-token': await client.formToken(), referer: `${shop.site.origin}${page}` },
        payload: { planSlug: 'annual' },
      });
    const cancelUrlOf = async (checkoutUrl: string | undefined) =>
      (await shop.stripe.checkout.sessions.retrieve(checkoutUrl?.split('/').at(-1) ?? '')).cancel_url;
    const { client } = await shop.site.person('Free');
    for (const page of ['/', '/replit-consulting', '/replit-consulting']) {
      const { location } = (await press(client, page)).headers;
      expect(await cancelUrlOf(location)).toBe(`${shop.site.origin}${page}?billing=cancelled`);
    }
    const visitor = shop.site.visitor();
    await press(visitor, '/replit-consulting');
    for (const [name, value] of (await shop.site.person('Free')).client.cookies)
      visitor.cookies.set(name, value);
    const { location } = (await visitor.get(checkoutContinuePath)).headers;
    expect(await cancelUrlOf(location)).toBe(`${shop.site.origin}/replit-consulting?billing=cancelled`);
  });

  it('is refused without its token and for a plan that does not exist', async () => {
    const { client } = await shop.site.person('Free');
    const bare = await client.send({
      method: 'POST',
      url: checkoutIntentPath,
      payload: { planSlug: 'monthly' },
    });
    expect(bare.statusCode).toBe(403);
    expect((await client.write('POST', checkoutIntentPath, { planSlug: 'gold' })).statusCode).toBe(422);
  });

  it('leads an owner of the plan to the dashboard', async () => {
    const { client } = await shop.site.person('Annual');
    const reply = await client.write('POST', checkoutIntentPath, { planSlug: 'annual' });
    expect(reply.headers.location).toBe('/dashboard');
  });
});
