import { monthsBefore, retention } from '@chalkline/domain/account/retention';
import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { failedWebhookEvents, payments, webhookEvents } from '../../db/schema.ts';

/**
 * Deletes old records: payments after the legal retention period, webhook events earlier because they are
 * only logs.
 */
export async function dropOldRecords(db: Database, now: Date): Promise<void> {
  await db.delete(payments).where(lt(payments.paidAt, monthsBefore(now, retention.paymentRecordMonths)));
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, monthsBefore(now, retention.logMonths)));
  await db
    .delete(failedWebhookEvents)
    .where(lt(failedWebhookEvents.lastAt, monthsBefore(now, retention.logMonths)));
}
