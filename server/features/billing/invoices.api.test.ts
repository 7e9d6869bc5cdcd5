import { invoicesPath } from '@chalkline/contract/addresses';
import type { Invoices } from '@chalkline/contract/invoices';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingCustomers } from '../../db/schema.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { buy } from '../../testing/shopper.ts';
import { startTestApp } from '../../testing/test-app.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.site.close());

describe('the invoices of a member', () => {
  it.each([
    ['Monthly', 4_900],
    ['Lifetime', 60_000],
  ] as const)('contain the one for %s, with its page at the provider', async (plan, amountInCents) => {
    const { client, ...person } = await shop.site.person('Free');
    await buy(client, plan);
    await shop.untilPlan({ client, ...person }, plan);
    const invoices = (await client.get(invoicesPath)).json<Invoices>();
    expect(invoices).toMatchObject([{ amountInCents, state: 'paid' }]);
    expect((await fetch(invoices[0]?.url ?? '')).status).toBe(200);
  });

  it("are nobody else's, and none before the first payment", async () => {
    const { client } = await shop.site.person('Free');
    expect((await client.get(invoicesPath)).json()).toEqual([]);
  });

  it('are unavailable while the provider is unreachable', async () => {
    const cutOff = await startTestApp({
      expectedErrors: /can't reach the payment service/,
      environment: { PUBLIC_URL: `http://localhost:${await freePort()}` },
    });
    const { client, id } = await cutOff.person('Monthly');
    await cutOff.database.db.insert(billingCustomers).values({ customerId: 'cus_1', userId: id });
    expect((await client.get(invoicesPath)).statusCode).toBe(503);
    await cutOff.close();
  });
});
