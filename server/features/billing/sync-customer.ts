import { billingChanges } from '@chalkline/domain/billing/billing-changes';
import { paymentSourcePatterns, paymentSources } from '@chalkline/domain/billing/grant-source';
import { type Grant, grantsOf } from '@chalkline/domain/billing/payment-state';
import { surplusOf } from '@chalkline/domain/billing/surplus';
import { and, eq, gt, isNotNull, like, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers, entitlements, payments } from '../../db/schema.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { announceChanges } from './announce-changes.ts';
import { endSurplus } from './end-surplus.ts';
import type { PaymentRecord } from './payment-records.ts';
import { type CustomerReading, type Provider, readCustomer } from './provider-state.ts';
import { closeRefundedRequests } from './refund-requests.ts';

export interface Billing extends Provider {
  readonly db: Database;
  readonly now: () => Date;
  readonly mail: Pick<Outbox, 'enqueue'>;
  readonly founderEmails: readonly string[];
}

/** Ending surplus plans changes the state that was read; it settles within two rounds. */
const mostRounds = 3;

/**
 * Syncs a customer's entitlements with the provider's current state. Every webhook event, the page after a
 * checkout and the nightly reconciliation call it: however often, in whatever order and from however many
 * processes, the result is the same.
 */
export async function syncCustomer(billing: Billing, customerId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const number = await nextReading(billing.db, customerId);
    if (number === undefined) return;
    const reading = await readCustomer(billing, customerId);
    const surplus = surplusOf(reading.state, billing.now());
    for (const one of surplus) await endSurplus(billing.stripe, one);
    if (surplus.length > 0) continue;
    await apply(billing, customerId, number, reading);
    return;
  }
  throw new Error(`The payments of ${customerId} did not reach a stable state.`);
}

/** Undefined for an unknown customer, or one whose person was erased. */
async function nextReading(db: Database, customerId: string): Promise<number | undefined> {
  const [row] = await db
    .update(billingCustomers)
    .set({ lastReading: sql`${billingCustomers.lastReading} + 1` })
    .where(and(eq(billingCustomers.customerId, customerId), isNotNull(billingCustomers.userId)))
    .returning({ number: billingCustomers.lastReading });
  return row?.number;
}

async function apply(
  billing: Billing,
  customerId: string,
  number: number,
  reading: CustomerReading,
): Promise<void> {
  const now = billing.now();
  await billing.db.transaction(async (tx) => {
    const [customer] = await tx
      .update(billingCustomers)
      .set({ appliedReading: number })
      .where(
        and(
          eq(billingCustomers.customerId, customerId),
          isNotNull(billingCustomers.userId),
          gt(sql`${number}::int`, billingCustomers.appliedReading),
        ),
      )
      .returning({ userId: billingCustomers.userId });
    // A later reading has been applied meanwhile, or the account was deleted.
    if (!customer?.userId) return;
    const { userId } = customer;
    const plans = grantsOf(reading.state, now);
    const before = await recordsOf(tx, userId);
    await keepPayments(tx, customerId, userId, reading.payments);
    await grant(tx, userId, plans, reading.unknownSubscriptionIds);
    const changes = billingChanges(before, { payments: reading.payments, plans }, now);
    await closeRefundedRequests(tx, userId, changes, now);
    await announceChanges(billing, tx, { userId, reading: number, plans }, changes);
  });
}

/** What is recorded about a person. Nobody else changes it meanwhile, because their customer is locked. */
async function recordsOf(tx: Database, userId: string) {
  return {
    payments: await tx.select().from(payments).where(eq(payments.userId, userId)),
    plans: await tx.select().from(entitlements).where(eq(entitlements.userId, userId)),
  };
}

/** Replaces only entitlements from payments; complimentary ones stay. */
async function grant(
  db: Database,
  userId: string,
  grants: readonly Grant[],
  unknownSubscriptionIds: readonly string[],
): Promise<void> {
  const fromPayments = or(...paymentSourcePatterns.map((pattern) => like(entitlements.source, pattern)));
  const kept = [
    ...grants.map(({ source }) => source),
    ...unknownSubscriptionIds.map(paymentSources.subscription),
  ];
  await db
    .delete(entitlements)
    .where(
      and(
        eq(entitlements.userId, userId),
        fromPayments,
        kept.length > 0 ? notInArray(entitlements.source, kept) : undefined,
      ),
    );
  if (grants.length === 0) return;
  await db
    .insert(entitlements)
    .values(grants.map((one) => ({ userId, ...one })))
    .onConflictDoUpdate({
      target: [entitlements.userId, entitlements.source],
      set: {
        plan: sql`excluded.plan`,
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        renewsAt: sql`excluded.renews_at`,
        owedSince: sql`excluded.owed_since`,
      },
    });
}

async function keepPayments(
  db: Database,
  customerId: string,
  userId: string,
  records: readonly PaymentRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await db
    .insert(payments)
    .values(records.map(({ isRenewal: _, ...record }) => ({ ...record, customerId, userId })))
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        refundedAt: sql`excluded.refunded_at`,
        disputedAt: sql`excluded.disputed_at`,
        disputeState: sql`excluded.dispute_state`,
        disputeDueAt: sql`excluded.dispute_due_at`,
      },
    });
}
