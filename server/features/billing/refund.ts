import { type BillingDependencies, billingOf } from './billing-of.ts';
import { findCustomer } from './customers.ts';
import { reachingProvider } from './reaching-provider.ts';
import { type BookedPayment, hasRefunds, refundPayments } from './refund-payments.ts';
import { syncCustomer } from './sync-customer.ts';

/** Refunds a member's payments at the provider. Refused as unavailable when it is unreachable. */
export function refundMemberPayments(
  context: BillingDependencies,
  payments: readonly BookedPayment[],
): Promise<void> {
  return reachingProvider(() => refundPayments(billingOf(context).stripe, payments));
}

/** Whether the provider has refunded any of these payments, whoever requested it. */
export function isAnyRefunded(
  context: BillingDependencies,
  payments: readonly BookedPayment[],
): Promise<boolean> {
  return hasRefunds(billingOf(context).stripe, payments);
}

/** Syncs a member's entitlements with the provider's current state. */
export async function syncMember(context: BillingDependencies, userId: string): Promise<void> {
  const customer = await findCustomer(context.db, userId);
  if (customer) await syncCustomer(billingOf(context), customer);
}
