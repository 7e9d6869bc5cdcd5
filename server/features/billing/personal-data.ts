import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import {
  billingCustomers,
  entitlements,
  failedWebhookEvents,
  payments,
  refundRequests,
} from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';
import { endPayments } from './end-payments.ts';
import { forgetCustomers } from './forget-customers.ts';
import { nameCustomer } from './name-customer.ts';
import { dropOldRecords } from './old-records.ts';
import type { Billing } from './sync-customer.ts';

export function planData(billing: Billing): PersonalDataSource {
  const { plan, source, startsAt, endsAt, renewsAt, reason } = entitlements;
  return {
    name: 'plans',
    read: readRows((userId) =>
      billing.db
        .select({ plan, source, startsAt, endsAt, renewsAt, reason })
        .from(entitlements)
        .where(eq(entitlements.userId, userId))
        .orderBy(asc(startsAt)),
    ),
    endServices: (userId) => endPayments(billing, userId),
  };
}

/** Payment records outlive their person: the accounts need them, but not the name. */
export function paymentData(billing: Billing, log: Pick<FastifyBaseLogger, 'error'>): PersonalDataSource {
  const { id, plan, amountInCents, currency, paidAt, refundedAt, disputedAt, disputeState } = payments;
  return {
    name: 'payments',
    read: readRows((userId) =>
      billing.db
        .select({ id, plan, amountInCents, currency, paidAt, refundedAt, disputedAt, disputeState })
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(asc(paidAt)),
    ),
    endServices: (userId) => nameCustomer(billing, userId),
    async forget(tx, userId) {
      // Taken first, because syncing this customer starts with the same lock, so one waits for the other.
      const customers = await tx
        .update(billingCustomers)
        .set({ userId: null })
        .where(eq(billingCustomers.userId, userId))
        .returning({ id: billingCustomers.customerId });
      const customerIds = customers.map(({ id }) => id);
      await tx.delete(failedWebhookEvents).where(inArray(failedWebhookEvents.customerId, customerIds));
      await tx
        .update(payments)
        .set({ userId: null, customerId: `erased ${randomUUID()}` })
        .where(eq(payments.userId, userId));
    },
    tidyUp: () => forgetCustomers(billing, log),
    dropOld: (now) => dropOldRecords(billing.db, now),
  };
}

/** Requests are deleted with the account. */
export function refundRequestData(db: Database): PersonalDataSource {
  const { plan, reason, requestedAt, outcome, decidedAt, message, userId: owner } = refundRequests;
  return {
    name: 'refundRequests',
    read: readRows((userId) =>
      db
        .select({ plan, reason, requestedAt, outcome, decidedAt, message })
        .from(refundRequests)
        .where(eq(owner, userId))
        .orderBy(asc(requestedAt)),
    ),
  };
}
