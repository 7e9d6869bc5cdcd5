import { eq, isNull } from 'drizzle-orm';
import { billingCustomers } from '../../db/schema.ts';
import { unlessDone } from './already-done.ts';
import type { Billing } from './sync-customer.ts';

/**
 * Deletes the customers of erased people, at the provider and then here. The provider keeps payments and
 * invoices, as the law requires, and takes no further payment from such a customer.
 */
export async function forgetCustomers({ db, stripe }: Billing, stopping?: AbortSignal): Promise<void> {
  const left = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(isNull(billingCustomers.userId));
  for (const { customerId } of left) {
    if (stopping?.aborted) return;
    await unlessDone(() => stripe.customers.del(customerId), 'resource_missing');
    await db.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
  }
}
