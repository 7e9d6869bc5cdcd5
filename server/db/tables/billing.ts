import { disputeStates } from '@chalkline/domain/billing/dispute';
import { planNames } from '@chalkline/domain/billing/plans';
import { refundRequestOutcomes } from '@chalkline/domain/billing/refund-request';
import { founderEmailKinds } from '@chalkline/domain/founder-emails/founder-email-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { users } from './people.ts';

export const planName = pgEnum('plan_name', planNames);

export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    plan: planName('plan').notNull(),
    source: text('source').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** When the next payment is due. Null for plans that do not renew. */
    renewsAt: moment('renews_at'),
    /** Since when a renewal is unpaid. Null while everything is paid. */
    owedSince: moment('owed_since'),
    /** Why a complimentary plan was granted. */
    reason: text('reason'),
  },
  (table) => [
    unique('entitlements_source').on(table.userId, table.source),
    index('entitlements_owed').on(table.owedSince).where(sql`owed_since is not null`),
    index('entitlements_renewal').on(table.renewsAt).where(sql`renews_at is not null`),
    index('entitlements_plan').on(table.plan, table.endsAt, table.userId),
  ],
);

/**
 * The customer at the payment provider. The provider's state is read outside any transaction, so readings
 * are numbered: an earlier reading never overwrites the result of a later one.
 */
export const billingCustomers = pgTable('billing_customers', {
  customerId: text('customer_id').primaryKey(),
  userId: uuid('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  lastReading: integer('last_reading').notNull().default(0),
  appliedReading: integer('applied_reading').notNull().default(0),
  /** Counts the checkouts that were opened. Only the latest may stay open. */
  lastCheckout: integer('last_checkout').notNull().default(0),
  /** What the latest checkout is for, and where its Cancel leads. */
  lastCheckoutChoice: text('last_checkout_choice'),
  /** Its session at the provider, once it exists. */
  lastCheckoutSession: text('last_checkout_session'),
});

/** What was paid. It outlives the account, without the person, for as long as the law requires. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: planName('plan').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text('currency').notNull(),
    paidAt: moment('paid_at').notNull(),
    refundedAt: moment('refunded_at'),
    /** When a payment was disputed, the state of the dispute, and the deadline for a response. */
    disputedAt: moment('disputed_at'),
    disputeState: text('dispute_state', { enum: disputeStates }),
    disputeDueAt: moment('dispute_due_at'),
  },
  (table) => [index('payments_user').on(table.userId), index('payments_age').on(table.paidAt)],
);

/** The provider's webhook events that were applied, so that each is applied once. */
export const webhookEvents = pgTable(
  'payment_notices',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_notices_age').on(table.receivedAt)],
);

/**
 * Webhook events that could not be applied. The provider resends them for a few days, and founders can
 * retry them at any time. Only the customer an event names is stored.
 */
export const failedWebhookEvents = pgTable(
  'failed_notices',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    chargeId: text('charge_id'),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    attempts: integer('attempts').notNull(),
    lastError: text('last_error').notNull(),
    /** Set while a founder's retry is running. */
    leasedUntil: moment('leased_until'),
  },
  (table) => [index('failed_notices_age').on(table.lastAt, table.id)],
);

/** The kinds of founder emails that were switched on or off. A missing row means on. */
export const founderEmailSwitches = pgTable('founder_notifications', {
  kind: text('kind', { enum: founderEmailKinds }).primaryKey(),
  isOn: boolean('is_on').notNull(),
});

/** Requests of members for their money back. At most one for each plan is open. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    plan: planName('plan').notNull(),
    /** The member's own words, possibly none. */
    reason: text('reason').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Both null while it waits. */
    outcome: text('outcome', { enum: refundRequestOutcomes }),
    decidedAt: moment('decided_at'),
    /** Why it was declined. */
    message: text('message'),
  },
  (table) => [
    uniqueIndex('refund_requests_open').on(table.userId, table.plan).where(sql`outcome is null`),
    index('refund_requests_waiting').on(table.requestedAt).where(sql`outcome is null`),
    index('refund_requests_user').on(table.userId, table.requestedAt),
  ],
);
