import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { failedWebhookEvents, webhookEvents } from '../../db/schema.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';

/** How long processing may take. A killed process blocks others no longer than this. */
const leaseMilliseconds = 2 * 60_000;

/** Claims a webhook event that failed, so that only one person at a time has it processed again. */
export async function claimWebhookEvent(
  tx: Database,
  id: string,
  now: Date,
): Promise<typeof failedWebhookEvents.$inferSelect> {
  const isAtRest = or(isNull(failedWebhookEvents.leasedUntil), lte(failedWebhookEvents.leasedUntil, now));
  const [webhookEvent] = await tx
    .update(failedWebhookEvents)
    .set({ leasedUntil: new Date(now.getTime() + leaseMilliseconds) })
    .where(and(eq(failedWebhookEvents.id, id), isAtRest))
    .returning();
  return webhookEvent ?? whyNotClaimed(tx, id);
}

async function whyNotClaimed(tx: Database, id: string): Promise<never> {
  const isUnderWay = (await tx.$count(failedWebhookEvents, eq(failedWebhookEvents.id, id))) > 0;
  if (isUnderWay) throw new Refusal('conflict', 'Someone is already processing this webhook event.');
  const isDone = (await tx.$count(webhookEvents, eq(webhookEvents.id, id))) > 0;
  throw isDone
    ? new Refusal('conflict', 'This webhook event has already been processed.')
    : notFound('This payment event');
}
