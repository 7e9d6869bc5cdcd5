import { and, inArray, isNull } from 'drizzle-orm';
import { failedWebhookEvents } from '../../db/schema.ts';
import { findCustomer } from './customers.ts';
import { reachingProvider } from './reaching-provider.ts';
import type { Billing } from './sync-customer.ts';

/**
 * Adds the customer to failed webhook events that name only a charge, so that they are deleted with their
 * person. Later nobody could tell, because the provider forgets the customer, too.
 */
export async function nameCustomer({ db, stripe }: Billing, userId: string): Promise<void> {
  const customerId = await findCustomer(db, userId);
  const unnamed = isNull(failedWebhookEvents.customerId);
  if (!customerId || (await db.$count(failedWebhookEvents, unnamed)) === 0) return;
  const charges = await reachingProvider(() =>
    stripe.charges.list({ customer: customerId, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  );
  const own = inArray(
    failedWebhookEvents.chargeId,
    charges.map(({ id }) => id),
  );
  await db.update(failedWebhookEvents).set({ customerId }).where(and(unnamed, own));
}
