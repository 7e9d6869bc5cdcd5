import type { AppContext } from '../../platform/app-context.ts';
import { billingOf } from './billing-of.ts';
import { findCustomer } from './customers.ts';
import { type BookedPayment, giveBack, hasGivenBack } from './give-back.ts';
import { reachingProvider } from './reaching-provider.ts';
import { syncCustomer } from './sync-customer.ts';

type Dependencies = Pick<AppContext, 'db' | 'now' | 'payments'>;

/** Gives a member's payments back at the provider; refused as not available when it cannot be reached. */
export function giveBackPayments(context: Dependencies, payments: readonly BookedPayment[]): Promise<void> {
  return reachingProvider(() => giveBack(billingOf(context).stripe, payments));
}

/** Whether the provider has given anything of these payments back, whoever asked for it. */
export function isAnyGivenBack(context: Dependencies, payments: readonly BookedPayment[]): Promise<boolean> {
  return hasGivenBack(billingOf(context).stripe, payments);
}

/** Brings what a member is entitled to in line with what the provider says now. */
export async function syncMember(context: Dependencies, userId: string): Promise<void> {
  const customer = await findCustomer(context.db, userId);
  if (customer) await syncCustomer(billingOf(context), customer);
}
