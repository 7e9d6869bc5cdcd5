import { roles } from '@chalkline/domain/access/roles';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export const role = pgEnum('role', roles);

interface NameColumns {
  readonly name: SQLWrapper;
  readonly firstName: SQLWrapper;
  readonly lastName: SQLWrapper;
  readonly email: SQLWrapper;
}

/** The text that search matches. The index uses the same expression, or the database would not use it. */
export function searchedText({ name, firstName, lastName, email }: NameColumns): SQL {
  return sql`(coalesce(${name}, '') || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '') || ' ' || ${email})`;
}

/** A person is identified by issuer and subject, never by the email. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    name: text('name'),
    profileImageUrl: text('profile_image_url'),
    /** Founders can also be named in the settings: see `founderClaims`. */
    role: role('role'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    unique('users_identity').on(table.issuer, table.subject),
    index('users_joined').on(table.createdAt, table.id),
    index('users_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_role').on(table.role).where(sql`role is not null`),
  ],
);

/**
 * Which account each entry of FOUNDER_EMAILS belongs to: the first one that signed in with it. A released
 * entry has no account until somebody signs in with it again.
 */
export const founderClaims = pgTable('founder_claims', {
  /** In lower case. */
  email: text('email').primaryKey(),
  userId: uuid('user_id')
    .unique('founder_claims_user')
    .references(() => users.id, { onDelete: 'set null' }),
  claimedAt: moment('claimed_at').notNull().defaultNow(),
});

/** Only a hash of the cookie's value is stored, so the table alone lets nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * How often a client has started to sign in within the current minute. Clients are stored as keyed hashes
 * only.
 */
export const signInCounts = pgTable(
  'sign_in_counts',
  {
    client: text('client').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sign_in_counts_end').on(table.endsAt)],
);

/** A sign-in that was sent to the identity provider and has not returned yet. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    state: text('state').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    /** Whether the provider must ask the person to prove their identity again. */
    isReauthentication: boolean('is_reauthentication').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt)],
);
