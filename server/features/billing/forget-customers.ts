import { eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { billingCustomers } from '../../db/schema.ts';
import { attemptEach } from '../../platform/jobs/attempt-each.ts';
import { unlessDone } from './already-done.ts';
import type { Billing } from './sync-customer.ts';

/**
 * Deletes the customers of erased people, at the provider and then here. The provider keeps payments and
 * invoices, as the law requires, and takes no further payment from such a customer.
 */
export async function forgetCustomers(
  { db, stripe }: Billing,
  log: Pick<FastifyBaseLogger, 'error'>,
  stopping?: AbortSignal,
): Promise<void> {
  const left = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(isNull(billingCustomers.userId));
  const forgetOne = async ({ customerId }: { readonly customerId: string }) => {
    if (stopping?.aborted) return;
    await unlessDone(() => stripe.customers.del(customerId), 'resource_missing');
    await db.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
  };
  await attemptEach(left, forgetOne, ({ customerId }, err) =>
    log.error({ err, customerId }, 'the customer of an erased person could not be deleted'),
  );
}
