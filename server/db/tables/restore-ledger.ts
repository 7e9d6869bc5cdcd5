import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { role } from './people.ts';

export const ledgerKinds = ['erased', 'role', 'certificate-revoked', 'certificate-renamed'] as const;

export const ledgerKind = pgEnum('ledger_kind', ledgerKinds);

/**
 * Erasures, role changes, and revoked and renamed certificates, which a restored backup must not undo. Triggers write
 * it, whatever code makes the change. It holds no personal data: a person is only the id that their row has or had.
 */
export const restoreLedger = pgTable(
  'restore_ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: ledgerKind('kind').notNull(),
    /** No reference: the entry outlives the person. */
    userId: uuid('user_id').notNull(),
    /** The role that somebody has since then; nothing when it was taken away. */
    role: role('role'),
    certificateId: uuid('certificate_id'),
    /** The badge that does not hold any more. */
    oldBadgeId: uuid('old_badge_id'),
    /** The badge that a renamed certificate got instead. */
    newBadgeId: uuid('new_badge_id'),
    at: moment('at').notNull(),
    /** When it was copied beside the stored files, where it outlives the database. */
    copiedAt: moment('copied_at'),
  },
  (table) => [
    uniqueIndex('restore_ledger_erased').on(table.userId).where(sql`kind = 'erased'`),
    index('restore_ledger_person').on(table.userId, table.at),
    index('restore_ledger_age').on(table.at),
    index('restore_ledger_uncopied').on(table.id).where(sql`copied_at is null`),
  ],
);
