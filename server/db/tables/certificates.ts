import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { certificationSubmissions, certifications } from './certifications.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** The public proof of an award. Anybody with the token may see it, until its owner switches it off. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    certificationId: integer('certification_id')
      .notNull()
      .references(() => certifications.id, { onDelete: 'cascade' }),
    /** One award has one certificate, however often it is issued. */
    submissionId: uuid('submission_id')
      .notNull()
      .unique()
      .references(() => certificationSubmissions.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    showsProject: boolean('shows_project').notNull().default(false),
    awardedAt: moment('awarded_at').notNull(),
    /** A copy of the name, which stays after the reviewer has left. */
    reviewerName: text('reviewer_name').notNull(),
    /** The badge of the current version. The first version's badge has the certificate's own id. */
    badgeId: uuid('badge_id'),
    nameChanges: integer('name_changes').notNull().default(0),
    /** When the current version was issued, if the name was changed. */
    reissuedAt: moment('reissued_at'),
    revokedAt: moment('revoked_at'),
    revocationReason: text('revocation_reason').notNull().default(''),
  },
  (table) => [index('certificates_user').on(table.userId, table.certificationId)],
);

/**
 * Badges that are no longer valid. The row names nobody and outlives the account: deleting it would make
 * copies valid again.
 */
export const revokedBadges = pgTable('revoked_badges', {
  /** The id of the badge: the certificate's own, or that of one of its later versions. */
  certificateId: uuid('certificate_id').primaryKey(),
  revokedAt: moment('revoked_at').notNull(),
});

/**
 * The keys that sign badges. A public key stays for as long as a badge may be checked with it. A private
 * key that the product created is encrypted, and there is one for each secret it was encrypted with.
 */
export const badgeKeys = pgTable('badge_keys', {
  id: text('id').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  sealedKey: text('sealed_key'),
  sealedWith: text('sealed_with').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
