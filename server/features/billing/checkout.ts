import { billingReturnPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { decidePurchase } from '@chalkline/domain/billing/purchase-decision';
import Stripe from 'stripe';
import { refused } from '../../platform/http/refusal.ts';
import { type CheckoutPlaces, openSession } from './checkout-sessions.ts';
import { customerOf, replaceCustomer } from './customers.ts';
import { openPlanSwitch } from './plan-switch.ts';
import { ownedBy } from './queries.ts';
import { reachingProvider } from './reaching-provider.ts';
import type { Billing } from './sync-customer.ts';

/** Opens a checkout for a plan, unless the person already owns or has it included. */
export async function openCheckout(
  billing: Billing,
  person: CurrentUser,
  plan: PaidPlanName,
  places: CheckoutPlaces,
): Promise<string> {
  const decision = decidePurchase(plan, await ownedBy(billing.db, person.id), billing.now());
  if (decision.refusal) throw refused(decision.refusal);
  const open = (customer: string) =>
    decision.kind === 'switch'
      ? openPlanSwitch(billing, customer, plan, `${places.publicUrl}${billingReturnPath}`)
      : openSession(billing, customer, plan, places);
  return reachingProvider(async () => {
    const customer = await customerOf(billing, person);
    return open(customer).catch(async (error: unknown) => {
      if (!isMissingCustomer(error)) throw error;
      return open(await replaceCustomer(billing, person, customer));
    });
  });
}

function isMissingCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  );
}
