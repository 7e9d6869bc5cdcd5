import { sql } from 'drizzle-orm';
import { bigserial, index, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { role } from './people.ts';

export const ledgerKinds = [
  'erased',
  'role',
  'certificate-revoked',
  'certificate-renamed',
  'passkey-removed',
] as const;

export const ledgerKind = pgEnum('ledger_kind', ledgerKinds);

/**
 * Erasures, role changes, revoked and renamed certificates and removed passkeys, which a restore must not
 * undo. Triggers write it, whatever code makes the change. It contains no personal data: a person is only
 * the id of their row.
 */
export const restoreLedger = pgTable(
  'restore_ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: ledgerKind('kind').notNull(),
    /** Not a foreign key, because the entry outlives the person. */
    userId: uuid('user_id').notNull(),
    /** The new role; null when it was removed. */
    role: role('role'),
    certificateId: uuid('certificate_id'),
    /** The badge that is no longer valid. */
    oldBadgeId: uuid('old_badge_id'),
    /** The badge that replaces it after a rename. */
    newBadgeId: uuid('new_badge_id'),
    /** The passkey that was removed. */
    passkeyId: uuid('passkey_id'),
    at: moment('at').notNull(),
    /** Orders entries of the same millisecond, which is as exact as their copies are. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** When it was copied next to the stored files, where it survives the loss of the database. */
    copiedAt: moment('copied_at'),
  },
  (table) => [
    uniqueIndex('restore_ledger_erased').on(table.userId).where(sql`kind = 'erased'`),
    index('restore_ledger_person').on(table.userId, table.at),
    index('restore_ledger_age').on(table.at),
    index('restore_ledger_uncopied').on(table.id).where(sql`copied_at is null`),
  ],
);
