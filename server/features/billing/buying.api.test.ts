import {
  checkoutContinuePath,
  checkoutIntentPath,
  createCheckoutSessionPath,
  plansPath,
} from '@chalkline/contract/addresses';
import type { CheckoutAddress, Plan } from '@chalkline/contract/billing';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { beginCheckout, buy, card, pay, planOf, submit } from '../../testing/shopper.ts';
import { TestClient } from '../../testing/test-client.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.site.close());

describe('buying', () => {
  it.each<[PaidPlanName, string]>([
    ['Monthly', '$49.00'],
    ['Annual', '$299.00'],
    ['Lifetime', '$600.00'],
    ['Consulting', '$2,000.00'],
  ])('%s for %s opens with the webhook event of its payment, without a new sign-in', async (plan, price) => {
    const person = await shop.site.person('Free');
    const { url } = (await beginCheckout(person.client, plan)).json<CheckoutAddress>();
    expect(await (await fetch(url)).text()).toContain(price);
    expect(await pay(url)).toMatch(/\/checkout\/complete\?session=cs_/);
    await shop.untilPlan(person, plan);
  });

  it('lists the four plans with their prices', async () => {
    const plans = (await shop.site.visitor().get(plansPath)).json<Plan[]>();
    expect(plans.map(({ plan, amount, interval }) => [plan, amount, interval])).toEqual([
      ['Monthly', 49, 'month'],
      ['Annual', 299, 'year'],
      ['Lifetime', 600, 'once'],
      ['Consulting', 2000, 'month'],
    ]);
  });

  it('is refused for a price that is not the plan’s, a plan that does not exist, and a visitor', async () => {
    const { client } = await shop.site.person('Free');
    const send = (body: object) => client.write('POST', '/api/create-checkout-session', body);
    const [monthly] = (await client.get(plansPath)).json<Plan[]>();
    expect((await send({ priceId: monthly?.priceId, plan: 'lifetime' })).statusCode).toBe(422);
    expect((await send({ priceId: monthly?.priceId, plan: 'free' })).statusCode).toBe(422);
    expect((await send({ priceId: monthly?.priceId, plan: 'monthly', amount: 1 })).statusCode).toBe(422);
    expect((await beginCheckout(shop.site.visitor(), 'Monthly')).statusCode).toBe(401);
  });

  it('is refused for what is already owned or included', async () => {
    const monthly = await shop.site.person('Monthly');
    const lifetime = await shop.site.person('Lifetime');
    expect((await beginCheckout(monthly.client, 'Monthly')).json()).toMatchObject({ code: 'already_owned' });
    const included = await beginCheckout(lifetime.client, 'Annual');
    expect(included.statusCode).toBe(409);
    expect(included.json()).toMatchObject({
      code: 'already_included',
      message: 'Your plan already includes Annual.',
    });
  });

  it('leads to the same checkout, however often the button is pressed', async () => {
    const { client } = await shop.site.person('Free');
    await client.formToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => beginCheckout(client, 'Annual')));
    const addresses = new Set(replies.map((reply) => reply.json<CheckoutAddress>().url));
    expect(addresses.size).toBe(1);
    expect((await beginCheckout(client, 'Annual')).json<CheckoutAddress>().url).toBe([...addresses][0]);
  });

  it('grants nothing for a declined card, nor for opening the return URL', async () => {
    const person = await shop.site.person('Free');
    const { url } = (await beginCheckout(person.client, 'Monthly')).json<CheckoutAddress>();
    await pay(url, card.isDeclined);
    const [session] = (await shop.stripe.checkout.sessions.list({ customer: await shop.customerOf(person) }))
      .data;
    const outcome = await person.client.get(`/api/checkout/sessions/${session?.id}`);
    expect(outcome.json()).toEqual({ state: 'open', plan: 'Monthly', payment: null });
    expect(await planOf(person.client)).toBe('Free');
  });

  it('is possible with a good card after a declined one, in the same checkout, and pays once', async () => {
    const person = await shop.site.person('Free');
    const { url } = (await beginCheckout(person.client, 'Annual')).json<CheckoutAddress>();
    const declined = await submit(url, { number: card.isDeclined, expiry: '12/34', cvc: '123' });
    expect([declined.status, await declined.text()]).toEqual([
      422,
      expect.stringContaining('Your card was declined.'),
    ]);
    expect((await beginCheckout(person.client, 'Annual')).json<CheckoutAddress>().url).toBe(url);
    // Two tabs with the same checkout both pay.
    for (const back of [await pay(url), await pay(url)])
      expect(back).toContain('/checkout/complete?session=');
    await shop.untilPlan(person, 'Annual');
    const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
    expect(data.filter(({ paid }) => paid)).toHaveLength(1);
  });

  it("tells only the buyer's return page that the plan is granted", async () => {
    const person = await shop.site.person('Free');
    const back = await buy(person.client, 'Lifetime');
    const address = `/api/checkout/sessions/${new URL(back).searchParams.get('session')}`;
    expect((await person.client.get(address)).json()).toEqual({
      state: 'granted',
      plan: 'Lifetime',
      payment: { amountInCents: 60_000, paidAt: expect.any(String), renewsAt: null },
    });
    const other = await shop.site.person('Free');
    await buy(other.client, 'Monthly');
    expect((await other.client.get(address)).statusCode).toBe(404);
    expect((await shop.site.visitor().get(address)).statusCode).toBe(401);
    expect((await person.client.get('/api/checkout/sessions/cs_test_nothing')).statusCode).toBe(404);
  });

  it('limits how often the provider is asked', async () => {
    const { client } = await shop.site.person('Free');
    const replies = await Promise.all(
      Array.from({ length: 61 }, () => client.get('/api/checkout/sessions/cs_nothing')),
    );
    const slowed = replies.filter((reply) => reply.statusCode === 429);
    expect(slowed).toHaveLength(1);
    expect(slowed[0]?.json()).toMatchObject({ code: 'slow_down' });
  });

  it('stores a record of the payment', async () => {
    const person = await shop.site.person('Free');
    await buy(person.client, 'Annual');
    await shop.untilPlan(person, 'Annual');
    const records = await shop.site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    expect(records).toMatchObject([
      { plan: 'Annual', amountInCents: 29_900, currency: 'usd', refundedAt: null },
    ]);
  });
});

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
      expect(checkout).toContain(`href="${shop.site.origin}${page}">Cancel</a>`);
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
      expect(await cancelUrlOf(location)).toBe(`${shop.site.origin}${page}`);
    }
    const visitor = shop.site.visitor();
    await press(visitor, '/replit-consulting');
    for (const [name, value] of (await shop.site.person('Free')).client.cookies)
      visitor.cookies.set(name, value);
    const { location } = (await visitor.get(checkoutContinuePath)).headers;
    expect(await cancelUrlOf(location)).toBe(`${shop.site.origin}/replit-consulting`);
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
