import { eq, sql } from 'drizzle-orm';
import { failedWebhookEvents, webhookEvents } from '../../db/schema.ts';
import { reachingProvider } from './reaching-provider.ts';
import { idOf } from './reference.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

/**
 * The trusted part of a webhook event: which customer it is about. Refunds and disputes name only the
 * charge.
 */
export interface TrustedEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly chargeId: string | null;
}

/** Processes a webhook event and records that it was done. A failed event is stored for a later retry. */
export async function followUp(
  billing: Billing,
  event: TrustedEvent,
  sync = (customerId: string) => syncCustomer(billing, customerId),
): Promise<void> {
  try {
    await reachingProvider(async () => {
      const customer = await customerOf(billing, event);
      if (customer) await sync(customer);
    });
  } catch (error) {
    await keepFailed(billing, event, error as Error);
    throw error;
  }
  await billing.db.transaction(async (tx) => {
    await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, receivedAt: billing.now() })
      .onConflictDoNothing();
    await tx.delete(failedWebhookEvents).where(eq(failedWebhookEvents.id, event.id));
  });
}

/** Events about nobody, or about unknown customers, need no processing. */
async function customerOf(
  { stripe }: Billing,
  { customerId, chargeId }: TrustedEvent,
): Promise<string | undefined> {
  if (customerId) return customerId;
  if (!chargeId) return undefined;
  return idOf((await stripe.charges.retrieve(chargeId)).customer);
}

async function keepFailed({ db, now }: Billing, event: TrustedEvent, error: Error): Promise<void> {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const lastError = `${error.message}${cause}`.slice(0, 1_000);
  const at = now();
  await db
    .insert(failedWebhookEvents)
    .values({ ...event, firstAt: at, lastAt: at, attempts: 1, lastError })
    .onConflictDoUpdate({
      target: failedWebhookEvents.id,
      set: { lastAt: at, lastError, leasedUntil: null, attempts: sql`${failedWebhookEvents.attempts} + 1` },
    });
}
