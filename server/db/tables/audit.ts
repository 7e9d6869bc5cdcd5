import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** What was done in the founder console: who, when, what, before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** A verb of the product, such as `submission.award`. */
    action: text('action').notNull(),
    /** What was changed, such as `submission:…`. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_entries_time').on(table.at, table.id),
    index('audit_entries_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_action').on(table.action, table.at, table.id),
    index('audit_entries_subject').on(table.subject, table.at, table.id),
    index('audit_entries_kind').on(kindOf(table.subject), table.at, table.id),
  ],
);

/** The kind of a subject: `course` for `course:39`, and `backup` for `backup`. */
export function kindOf(subject: SQLWrapper): SQL<string> {
  return sql<string>`split_part(${subject}, ':', 1)`;
}
