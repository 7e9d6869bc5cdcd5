import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { findCustomer } from '../features/billing/customers.ts';
import { paymentClient } from '../platform/payments/payment-client.ts';
import { buy, planOf, submit } from './shopper.ts';
import type { TestPerson } from './test-app.ts';
import { openTestSite, type TestSite } from './test-site.ts';

/** A site with its payment provider, and the provider's data about a person. */
export interface Shop {
  readonly site: TestSite;
  readonly stripe: Stripe;
  untilPlan(person: TestPerson, plan: string): Promise<void>;
  /** Somebody called Ada who has just bought a plan. */
  buyer(plan: PaidPlanName, cardNumber?: string): Promise<TestPerson>;
  customerOf(person: TestPerson): Promise<string>;
  /** Moves the provider's clock for a person's newest subscription. */
  moveClock(person: TestPerson, fields: Record<string, string>): Promise<void>;
  running(person: TestPerson): Promise<Stripe.Subscription[]>;
}

export async function openShop(): Promise<Shop> {
  const site = await openTestSite();
  const stripe = paymentClient(site.payments);

  async function customerOf(person: TestPerson): Promise<string> {
    const customer = await findCustomer(site.database.db, person.id);
    if (!customer) throw new Error('nothing was bought yet');
    return customer;
  }

  const untilPlan = (person: TestPerson, plan: string) => expect.poll(() => planOf(person.client)).toBe(plan);

  return {
    site,
    stripe,
    customerOf,
    untilPlan,
    buyer: async (plan, cardNumber) => {
      const person = await site.person('Free', { firstName: 'Ada' });
      await buy(person.client, plan, cardNumber);
      await untilPlan(person, plan);
      return person;
    },
    moveClock: async (person, fields) => {
      const customer = await customerOf(person);
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 });
      const moved = await submit(`${site.origin}/sandbox/payments/customers/${customer}/clock`, {
        subscription: data[0]?.id ?? '',
        ...fields,
      });
      expect(moved.status).toBe(303);
    },
    running: async (person) =>
      (await stripe.subscriptions.list({ customer: await customerOf(person), status: 'active' })).data,
  };
}
