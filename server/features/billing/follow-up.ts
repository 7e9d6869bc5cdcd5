import { eq, sql } from 'drizzle-orm';
import { failedWebhookEvents, webhookEvents } from '../../db/schema.ts';
import { reachingProvider } from './reaching-provider.ts';
import { idOf } from './reference.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

/**
 * The trusted part of a webhook event: which customer it is about. Refunds and disputes name only the
 * charge.
 */
export interface Notice {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly chargeId: string | null;
}

/** Processes a webhook event and records that it was done. A failed event is stored for a later retry. */
export async function followUp(billing: Billing, notice: Notice): Promise<void> {
  try {
    await reachingProvider(async () => {
      const customer = await customerOf(billing, notice);
      if (customer) await syncCustomer(billing, customer);
    });
  } catch (error) {
    await keepFailed(billing, notice, error as Error);
    throw error;
  }
  await billing.db.transaction(async (tx) => {
    await tx
      .insert(webhookEvents)
      .values({ id: notice.id, type: notice.type, receivedAt: billing.now() })
      .onConflictDoNothing();
    await tx.delete(failedWebhookEvents).where(eq(failedWebhookEvents.id, notice.id));
  });
}

/** Events about nobody, or about unknown customers, need no processing. */
async function customerOf(
  { stripe }: Billing,
  { customerId, chargeId }: Notice,
): Promise<string | undefined> {
  if (customerId) return customerId;
  if (!chargeId) return undefined;
  return idOf((await stripe.charges.retrieve(chargeId)).customer);
}

async function keepFailed({ db, now }: Billing, notice: Notice, error: Error): Promise<void> {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const lastError = `${error.message}${cause}`.slice(0, 1_000);
  const at = now();
  await db
    .insert(failedWebhookEvents)
    .values({ ...notice, firstAt: at, lastAt: at, attempts: 1, lastError })
    .onConflictDoUpdate({
      target: failedWebhookEvents.id,
      set: { lastAt: at, lastError, leasedUntil: null, attempts: sql`${failedWebhookEvents.attempts} + 1` },
    });
}
