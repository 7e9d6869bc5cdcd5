import { plansPath } from '@chalkline/contract/addresses';
import type { CheckoutAddress, Plan } from '@chalkline/contract/billing';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { beginCheckout, buy, card, pay, planOf, submit } from '../../testing/shopper.ts';

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
    const person = await shop.buyer('Annual');
    const records = await shop.site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    expect(records).toMatchObject([
      { plan: 'Annual', amountInCents: 29_900, currency: 'usd', refundedAt: null },
    ]);
  });
});
