import { disputeStates } from '@chalkline/domain/billing/dispute';
import { planNames } from '@chalkline/domain/billing/plans';
import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** When the next payment is due; nothing for what does not renew. */
    renewsAt: moment('renews_at'),
    /** Since when a renewal is owed; nothing while everything is paid. */
    owedSince: moment('owed_since'),
    /** Why it was given, for what nobody paid for. */
    reason: text('reason'),
  },
  (table) => [
    unique('entitlements_source').on(table.userId, table.source),
    index('entitlements_owed').on(table.owedSince).where(sql`owed_since is not null`),
    index('entitlements_plan').on(table.plan, table.endsAt, table.userId),
  ],
);

/**
 * Who somebody is at the payment provider. The provider's state is read outside of any transaction, so
 * readings are numbered: one that was begun earlier never overwrites what a later one has found.
 */
export const billingCustomers = pgTable('billing_customers', {
  customerId: text('customer_id').primaryKey(),
  userId: uuid('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  lastReading: integer('last_reading').notNull().default(0),
  appliedReading: integer('applied_reading').notNull().default(0),
  /** Counts the checkouts that were opened: only the last one may stay open. */
  lastCheckout: integer('last_checkout').notNull().default(0),
  /** What the last checkout is for, and where its Cancel leads. */
  lastCheckoutChoice: text('last_checkout_choice'),
  /** Its session at the provider, as soon as there is one. */
  lastCheckoutSession: text('last_checkout_session'),
});

/** What was paid. It outlives the account, without its person, for as long as the law asks for it. */
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
    /** The bank of the card's holder has taken it back: since when, how that stands, and until when to respond. */
    disputedAt: moment('disputed_at'),
    disputeState: text('dispute_state', { enum: disputeStates }),
    disputeDueAt: moment('dispute_due_at'),
  },
  (table) => [index('payments_user').on(table.userId), index('payments_age').on(table.paidAt)],
);

/** The provider's notices that were taken to heart, so that each is applied once. */
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
 * Notices that could not be taken to heart: the provider sends them again for a few days, and founders can have
 * it tried again at any time. Of what a notice says only whom it speaks of is kept.
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
    /** While somebody has it followed up once more. */
    leasedUntil: moment('leased_until'),
  },
  (table) => [index('failed_notices_age').on(table.lastAt, table.id)],
);
