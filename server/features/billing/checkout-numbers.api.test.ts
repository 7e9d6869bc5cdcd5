import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingCustomers } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openSession } from './checkout-sessions.ts';
import type { Billing } from './sync-customer.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const places = { publicUrl: 'http://localhost:3000', cancelPath: '/pricing' };
const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
const raw = (message: string) => ({ type: 'api_error' as const, message });

/** A provider that fails at the first checkout session, and the idempotency keys it received. */
function failingOnce(failure: Error) {
  const keys: string[] = [];
  const open: object[] = [];
  const sessions = {
    list: async () => ({ data: open }),
    create: async (session: object, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw failure;
      const made = { ...session, id: 'cs_test_1', url: 'https://pay.example/1' };
      open.push(made);
      return made;
    },
  };
  return { keys, stripe: { checkout: { sessions } } as unknown as Stripe };
}

let customers = 0;
async function pressTwice(failure: Error): Promise<string[]> {
  customers += 1;
  const customerId = `cus_${customers}`;
  const { id: userId } = await testApp.person('Free');
  await testApp.database.db.insert(billingCustomers).values({ customerId, userId });
  const { keys, stripe } = failingOnce(failure);
  const priceIds = { Monthly: 'm', Annual: 'a', Lifetime: 'l', Consulting: 'c' };
  const billing = { db: testApp.database.db, stripe, priceIds } as unknown as Billing;
  await expect(openSession(billing, customerId, 'Monthly', places)).rejects.toBe(failure);
  expect(await openSession(billing, customerId, 'Monthly', places)).toBe('https://pay.example/1');
  return keys;
}

describe('a checkout that could not be opened', () => {
  it.each([new StripeInvalidRequestError(raw('no such price')), new StripeAPIError(raw('internal error'))])(
    'is tried again under a new key when the provider answered: $message',
    async (failure) => {
      const keys = await pressTwice(failure);
      expect(new Set(keys).size).toBe(2);
    },
  );

  it('is tried again under the same key when no reply came, because it may have been opened', async () => {
    const keys = await pressTwice(new StripeConnectionError(raw('connection reset')));
    expect(new Set(keys).size).toBe(1);
  });
});
