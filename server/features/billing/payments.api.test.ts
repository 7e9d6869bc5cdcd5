import { accountPlanPath } from '@chalkline/contract/addresses';
import type { AccountPlan, CheckoutAddress } from '@chalkline/contract/billing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, payments } from '../../db/schema.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { beginCheckout, buy, card, pay, planOf, submit } from '../../testing/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.site.close());

describe('a payment', () => {
  it('is owed after a failed renewal, until a new card in the billing portal pays it', async () => {
    const person = await shop.buyer('Monthly', card.failsLater);
    await shop.moveClock(person, { move: 'renew' });
    const plan = async () => (await person.client.get(accountPlanPath)).json<AccountPlan>();
    await expect.poll(async () => (await plan()).isPaymentOwed).toBe(true);
    expect(await planOf(person.client)).toBe('Monthly');
    const portal = String((await person.client.get('/api/billing/portal')).headers.location);
    await submit(`${portal}/card`, { number: card.pays, expiry: '12/34', cvc: '123' });
    await expect.poll(async () => (await plan()).isPaymentOwed).toBe(false);
    expect((await plan()).renewsAt).not.toBeNull();
    const paid = () => shop.site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    await expect.poll(paid).toHaveLength(2);
  });

  it('counts again after an overdue renewal, and used time is not refunded', async () => {
    for (const plan of ['Monthly', 'Consulting'] as const) {
      const person = await shop.site.person('Free');
      await buy(person.client, plan, card.failsLater);
      await shop.untilPlan(person, plan);
      await shop.moveClock(person, { move: 'renew' });
      await shop.moveClock(person, { move: 'days', days: '8' });
      let address = '';
      const buyAgain = async () => {
        // A late webhook event about the past can bring the plan back.
        await shop.site.database.db.delete(entitlements).where(eq(entitlements.userId, person.id));
        const reply = await beginCheckout(person.client, plan);
        address = reply.json<CheckoutAddress>().url;
        return reply.statusCode;
      };
      await expect.poll(buyAgain).toBe(200);
      await pay(address);
      await shop.untilPlan(person, plan);
      await expect.poll(async () => (await shop.running(person)).length).toBe(1);
      const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
      expect(data.filter((charge) => charge.refunded)).toEqual([]);
    }
  });

  it('is not charged again after it was refunded', async () => {
    const person = await shop.buyer('Monthly');
    const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
    await shop.stripe.refunds.create({ charge: data[0]?.id ?? '' });
    await shop.untilPlan(person, 'Free');
    await expect.poll(async () => (await shop.running(person)).length).toBe(0);
  });

  it('has an invoice and one record when it is one-time', async () => {
    const person = await shop.buyer('Lifetime');
    const { data } = await shop.stripe.invoices.list({ customer: await shop.customerOf(person) });
    expect(data.map((invoice) => invoice.amount_paid)).toEqual([60_000]);
    const records = await shop.site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    expect(records).toMatchObject([{ plan: 'Lifetime', amountInCents: 60_000 }]);
  });
});

describe('the billing portal', () => {
  it('opens for people who have paid; others find their plan on the account page', async () => {
    const person = await shop.site.person('Free');
    expect((await person.client.get('/api/billing/portal')).headers.location).toBe('/account');
    await buy(person.client, 'Monthly');
    expect((await person.client.get('/api/billing/portal')).headers.location).toContain(
      '/sandbox/payments/portal/',
    );
    expect((await shop.site.visitor().get('/api/billing/portal')).headers.location).toBe(
      '/?returnTo=%2Faccount',
    );
  });
});

it('grants by the nightly reconciliation what no webhook event reported', async () => {
  const person = await shop.site.person('Free');
  await buy(person.client, 'Annual');
  await shop.untilPlan(person, 'Annual');
  await shop.site.database.db.delete(entitlements).where(eq(entitlements.userId, person.id));
  shop.site.moveClock(25 * 60 * 60 * 1000);
  await shop.site.jobs.runDue();
  expect(await planOf(person.client)).toBe('Annual');
});
