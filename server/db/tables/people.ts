import { roles } from '@chalkline/domain/access/roles';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { withoutPendingList } from './text-index.ts';

export const role = pgEnum('role', roles);

/** What the provider said about somebody whose account must be confirmed by a code first. */
export interface LinkedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly name: string | null;
  readonly pictureUrl: string | null;
}

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

/** Whether a person's address is this normalized one. The first condition uses the index; only ASCII letters may differ. */
export function isAddressOf(column: SQLWrapper, email: string): SQL {
  return sql`(lower(${column}) = lower(${email}) and lower(${column} collate "C") = ${email})`;
}

/**
 * A person is identified by issuer and subject, never by the email. These columns hold one of the person's
 * sign-in methods; `signInMethods` holds all of them.
 */
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
    /** Detected by the person's browser, or chosen by them; null until then. */
    timeZone: text('time_zone'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    unique('users_identity').on(table.issuer, table.subject),
    index('users_last_seen').on(table.lastSeenAt),
    index('users_joined').on(table.createdAt, table.id),
    index('users_search')
      .using('gin', sql`${searchedText(table)} gin_trgm_ops`)
      .with(withoutPendingList),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_role').on(table.role).where(sql`role is not null`),
  ],
);

/**
 * The ways in which people sign in. A new person's first one is added by a trigger. An email code has the
 * address as its subject.
 */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The address that this method proved when it was last used, in lower case. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** When a staff member entered a code while they were signed in. Null again for every new role. */
    confirmedAsStaffAt: moment('confirmed_as_staff_at'),
    /**
     * Since when codes for this address do not open the account any more. The row stays, because otherwise
     * the next code would add it again.
     */
    switchedOffAt: moment('switched_off_at'),
  },
  (table) => [
    unique('sign_in_methods_identity').on(table.issuer, table.subject),
    index('sign_in_methods_user').on(table.userId),
    index('sign_in_methods_email').on(table.email),
  ],
);

/** Keys on a person's devices, which open the account. Only the public half of a key is known here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key's own name for itself, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the key has been used, if it counts: a lower number than before means a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the key, such as `internal` or `usb`. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** The issuer of the session in which it was added. The passkey is worth as much as that sign-in. */
    issuer: text('issuer').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    unique('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.createdAt),
  ],
);

export const passkeyPurpose = pgEnum('passkey_purpose', ['add', 'sign-in']);

/** What a passkey has to sign: once, within minutes, and in the browser that asked for it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    purpose: passkeyPurpose('purpose').notNull(),
    /** Who adds a passkey; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
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

/**
 * Somebody who has only email codes left has asked to change the methods that are worth more. That is possible
 * after a waiting time, which their owner can end.
 */
export const accountRecoveries = pgTable('account_recoveries', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: moment('asked_at').notNull(),
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
    /** The issuer of the sign-in; null for sessions from before there were several. */
    issuer: text('issuer'),
    /** The sign-in method or the passkey that opened it; null for sessions from before this was stored. */
    openedBy: uuid('opened_by'),
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
    /** Whose account the provider is added to; null for a sign-in. */
    addsTo: uuid('adds_to'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt)],
);

/**
 * A code that was sent by email. The row is found by a hash of the cookie of the browser that asked for it; the
 * code is stored as a keyed hash.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    browserHash: text('browser_hash').primaryKey(),
    codeHash: text('code_hash').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    returnTo: text('return_to').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The identity of another provider that the code connects with the account of this address. */
    linked: jsonb('linked').$type<LinkedIdentity>(),
    /** Whose account codes are turned on for; null for a sign-in. */
    addsTo: uuid('adds_to'),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_codes_sent').on(table.sentAt), index('sign_in_codes_email').on(table.email)],
);
