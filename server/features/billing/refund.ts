import type { House } from '../../platform/app-context.ts';
import { billingOf } from './billing-of.ts';
import { bringInLine } from './sync-customer.ts';
import { findCustomer } from './customers.ts';
import { type BookedPayment, giveBack, hasGivenBack } from './give-back.ts';
import { reachingProvider } from './reaching-provider.ts';

type Surroundings = Pick<House, 'db' | 'now' | 'payments'>;

/** Gives a member's payments back at the provider; refused as not available when it cannot be reached. */
export function giveBackPayments(house: Surroundings, payments: readonly BookedPayment[]): Promise<void> {
  return reachingProvider(() => giveBack(billingOf(house).stripe, payments));
}

/** Whether the provider has given anything of these payments back, whoever asked for it. */
export function isAnyGivenBack(house: Surroundings, payments: readonly BookedPayment[]): Promise<boolean> {
  return hasGivenBack(billingOf(house).stripe, payments);
}

/** Brings what a member is entitled to in line with what the provider says now. */
export async function bringMemberInLine(house: Surroundings, userId: string): Promise<void> {
  const customer = await findCustomer(house.db, userId);
  if (customer) await bringInLine(billingOf(house), customer);
}
