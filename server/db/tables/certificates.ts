import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { certificationSubmissions, certifications } from './certifications.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** What an award is shown by. Whoever has the token may see it, until its owner switches it off. */
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
    /** Written down: it stays true when the reviewer has gone. */
    reviewerName: text('reviewer_name').notNull(),
    /** The badge of the version that holds now. The first version's badge has the certificate's own id. */
    badgeId: uuid('badge_id'),
    nameChanges: integer('name_changes').notNull().default(0),
    /** When the version that holds now was issued, if its name is not the first one. */
    reissuedAt: moment('reissued_at'),
    revokedAt: moment('revoked_at'),
    revocationReason: text('revocation_reason').notNull().default(''),
  },
  (table) => [index('certificates_user').on(table.userId, table.certificationId)],
);

/** Badges that no longer hold. It names nobody and outlives the account: deleting it must not make a copy good again. */
export const revokedBadges = pgTable('revoked_badges', {
  /** The id of the badge: the certificate's own, or that of one of its later versions. */
  certificateId: uuid('certificate_id').primaryKey(),
  revokedAt: moment('revoked_at').notNull(),
});

/**
 * The keys that sign badges. A public one stays for as long as a badge may be checked by it; a private one
 * that the product made itself is sealed, and there is one for each secret that it was sealed with.
 */
export const badgeKeys = pgTable('badge_keys', {
  id: text('id').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  sealedKey: text('sealed_key'),
  sealedWith: text('sealed_with').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
