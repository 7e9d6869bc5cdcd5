import { optionalEmailTypes } from '@chalkline/domain/account/email-preferences';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Email } from '../email-content.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { users } from './people.ts';

/**
 * Emails, written in the transaction of the change they report. An email waits until it was sent or given up.
 * While a process sends it, its next attempt is so far in the future that no other process claims it.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the email is about. A second email for the same event is not stored. */
    event: text('event').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    email: jsonb('letter').$type<Email>().notNull(),
    /** The person it is about, whoever receives it. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Set while a process sends it; null between two attempts. */
    leasedUntil: moment('leased_until'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
    /** Whether it is kept after it was sent or given up. Emails to people who have been erased are not. */
    isKept: boolean('is_kept').notNull().default(true),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.nextAttemptAt).where(sql`sent_at is null and given_up_at is null`),
    index('mail_outbox_given_up').on(table.givenUpAt).where(sql`given_up_at is not null`),
    index('mail_outbox_about').on(table.aboutId),
    index('mail_outbox_recipient').on(table.recipient),
    index('mail_outbox_age').on(table.createdAt),
  ],
);

/** What people have chosen about optional emails. A type without a row has its default. */
export const emailPreferences = pgTable(
  'email_preferences',
  {
    userId: ownerId(),
    type: text('type', { enum: optionalEmailTypes }).notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type] }),
    index('email_preferences_on').on(table.type, table.userId).where(sql`is_on`),
  ],
);
