import { accountPlanPath } from '@chalkline/contract/addresses';
import type { AccountPlan, CheckoutAddress } from '@chalkline/contract/billing';
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

describe('moving between plans', () => {
  it('switches the one subscription between Monthly and Annual', async () => {
    const person = await shop.buyer('Monthly');
    const { url } = (await beginCheckout(person.client, 'Annual')).json<CheckoutAddress>();
    expect(url).toContain('/sandbox/payments/portal/');
    await submit((await fetch(url)).url, {});
    await shop.untilPlan(person, 'Annual');
    expect(await shop.running(person)).toHaveLength(1);
  });

  it('ends a running Monthly when Lifetime is bought', async () => {
    const person = await shop.buyer('Monthly');
    await buy(person.client, 'Lifetime');
    await shop.untilPlan(person, 'Lifetime');
    await expect.poll(() => shop.running(person)).toHaveLength(0);
  });

  it('falls back to Lifetime when Consulting ends', async () => {
    const person = await shop.buyer('Lifetime');
    await buy(person.client, 'Consulting');
    await shop.untilPlan(person, 'Consulting');
    const held = (await person.client.get(accountPlanPath)).json<AccountPlan>();
    expect(held).toMatchObject({ plan: 'Consulting', alsoHeld: [{ plan: 'Lifetime', renewsAt: null }] });
    const [consulting] = await shop.running(person);
    await shop.stripe.subscriptions.update(consulting?.id ?? '', { cancel_at_period_end: true });
    await shop.moveClock(person, { move: 'end' });
    await shop.untilPlan(person, 'Lifetime');
  });

  it('ends and refunds the earlier of two memberships that were paid at the same time', async () => {
    const person = await shop.buyer('Monthly');
    const customer = await shop.customerOf(person);
    // Created without the product, as with two checkouts that were open at the same time.
    const second = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: shop.site.payments.priceIds.Annual, quantity: 1 }],
      success_url: shop.site.origin,
    });
    await pay(second.url ?? '');
    await shop.untilPlan(person, 'Annual');
    await expect.poll(() => shop.running(person)).toHaveLength(1);
    const { data } = await shop.stripe.charges.list({ customer });
    expect(data.filter((charge) => charge.refunded).map((charge) => charge.amount)).toEqual([4_900]);
  });
});

describe('the end of a plan', () => {
  it('comes with the end of the paid period after cancelling, and not before', async () => {
    const person = await shop.buyer('Monthly');
    const [subscription] = await shop.running(person);
    await shop.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
    const plan = async () => (await person.client.get(accountPlanPath)).json<AccountPlan>();
    await expect.poll(async () => (await plan()).renewsAt).toBeNull();
    expect(await plan()).toMatchObject({ plan: 'Monthly', hasBillingPortal: true, isPaymentOwed: false });
    expect((await plan()).endsAt).not.toBeNull();
    await shop.moveClock(person, { move: 'before' });
    expect((await plan()).plan).toBe('Monthly');
    await shop.moveClock(person, { move: 'end' });
    await shop.untilPlan(person, 'Free');
    // The invoices stay.
    expect((await plan()).hasBillingPortal).toBe(true);
  });

  it('is called off when the plan is resumed, which then renews', async () => {
    const person = await shop.buyer('Annual');
    const [subscription] = await shop.running(person);
    const renewsAt = async () => (await person.client.get(accountPlanPath)).json<AccountPlan>().renewsAt;
    const cancel = (cancel_at_period_end: boolean) =>
      shop.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end });
    await cancel(true);
    await expect.poll(renewsAt).toBeNull();
    await cancel(false);
    await expect.poll(renewsAt).not.toBeNull();
    // The clock moves for the provider only: the renewed period may end in the same second as the first one.
    const paid = () => shop.site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    await expect.poll(paid).toHaveLength(1);
    await shop.moveClock(person, { move: 'renew' });
    await expect.poll(paid).toHaveLength(2);
    expect(await renewsAt()).not.toBeNull();
    expect(await planOf(person.client)).toBe('Annual');
  });

  it('comes with a refund', async () => {
    const person = await shop.buyer('Lifetime');
    const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
    await shop.stripe.refunds.create({ charge: data[0]?.id ?? '' });
    await shop.untilPlan(person, 'Free');
  });

  it('moves with every paid renewal', async () => {
    const person = await shop.buyer('Monthly');
    await shop.moveClock(person, { move: 'renew' });
    const paid = () => shop.site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    await expect.poll(paid).toHaveLength(2);
    expect(await planOf(person.client)).toBe('Monthly');
  });

  it('comes when a renewal has finally failed, and not while the card is retried', async () => {
    const person = await shop.buyer('Monthly', card.failsLater);
    await shop.moveClock(person, { move: 'renew' });
    await expect.poll(async () => (await shop.running(person)).length).toBe(0);
    expect(await planOf(person.client)).toBe('Monthly');
    await shop.moveClock(person, { move: 'days', days: '60' });
    await shop.untilPlan(person, 'Free');
  });
});
