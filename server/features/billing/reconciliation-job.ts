import { isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { billingCustomers } from '../../db/schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Syncs all customers once a day, in case a webhook event never came. A failure delays no other customer. */
export function reconciliation(billing: Billing, log: Pick<FastifyBaseLogger, 'error'>): Job {
  return {
    name: 'reconcile-payments',
    everyMilliseconds: dayMilliseconds,
    run: async (_now, stopping) => {
      const customers = await billing.db
        .select({ customerId: billingCustomers.customerId })
        .from(billingCustomers)
        .where(isNotNull(billingCustomers.userId));
      for (const { customerId } of customers) {
        if (stopping.aborted) return;
        await syncCustomer(billing, customerId).catch((error: unknown) => {
          log.error({ err: error, customerId }, 'a customer could not be synced');
        });
      }
    },
  };
}
