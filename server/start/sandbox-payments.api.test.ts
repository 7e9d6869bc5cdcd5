import { demoCustomerIds } from '@chalkline/sandbox/payments/demo-customers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentClient } from '../platform/payments/payment-client.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe("the sandbox's payment service on the product's own port", () => {
  it('is reached by the `stripe` package with the settings of the start', async () => {
    const { priceIds } = site.payments;
    const stripe = paymentClient(site.payments);
    const customer = await stripe.customers.create({ email: 'ada@works.example' });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: priceIds.Monthly, quantity: 1 }],
      success_url: `${site.origin}/dashboard`,
    });
    expect(session.url).toMatch(new RegExp(`^${site.origin}/sandbox/payments/checkout/cs_test_`));
    const page = await fetch(session.url ?? '');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const monthly = demoCustomerIds['demo-monthly'] ?? '';
    expect((await stripe.subscriptions.list({ customer: monthly })).data).toHaveLength(1);
  });

  it('refuses requests without a key', async () => {
    const reply = await fetch(`${site.origin}/v1/customers`);
    expect(reply.status).toBe(401);
    expect(await reply.text()).not.toContain('chalkline.example');
  });

  it('does not exist without the sandbox', async () => {
    const testApp = await startTestApp();
    expect((await testApp.visitor().get('/v1/customers')).statusCode).toBe(404);
    expect((await testApp.visitor().get('/sandbox/payments')).statusCode).toBe(404);
    await testApp.close();
  });
});
