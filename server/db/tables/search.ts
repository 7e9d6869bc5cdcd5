import type { ConsoleArea } from '@chalkline/domain/access/roles';
import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import type { SearchRequirement } from '@chalkline/domain/search/search-requirements';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { withoutPendingList } from './text-index.ts';

/** Sorted by character, so that the words with a beginning follow each other in an index. */
const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Everything that can be searched. It is made from other tables and can be made again at any time, so backups leave
 * it out.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    documentId: text('document_id').notNull(),
    /** Whose it is; null for everybody's. */
    ownerId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The area of the console whose staff read it whoever owns it. */
    staffArea: text('staff_area').$type<ConsoleArea>(),
    requires: text('requires').$type<SearchRequirement>().notNull(),
    title: text('title').notNull(),
    /** Where it belongs, such as the course of a lesson. */
    context: text('context').notNull(),
    /** Like the title, this is shown to people who may not read the body. */
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    address: text('address').notNull(),
    /** Where it leads those who may not read it, if not to the same page. */
    lockedAddress: text('locked_address'),
    staffAddress: text('staff_address'),
    /** What is found by people who may not read the body: the title and the summary. */
    openVector: tsvector('open_vector').notNull(),
    fullVector: tsvector('full_vector').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.documentId] }),
    index('search_documents_owner').on(table.ownerId),
    // A person's own documents are few and found by their owner, so the word indexes leave them out.
    index('search_documents_open')
      .using('gin', table.openVector)
      .with(withoutPendingList)
      .where(sql`user_id is null`),
    index('search_documents_full')
      .using('gin', table.fullVector)
      .with(withoutPendingList)
      .where(sql`user_id is null`),
    index('search_documents_staff')
      .using('gin', table.fullVector)
      .with(withoutPendingList)
      .where(sql`staff_area is not null`),
  ],
);

/** The words of everybody's documents, for correcting typos. People's own documents add none. */
export const searchWords = pgTable(
  'search_words',
  {
    word: sortedText('word').notNull(),
    /** What reading a document with this word requires. */
    requires: text('requires').$type<SearchRequirement>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.requires] }),
    index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`).with(withoutPendingList),
  ],
);

/** One row, once the documents have been made. Without it, changes are not followed. */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  builtAt: moment('built_at').notNull(),
  /** When they were made again, because the previous version may have changed something meanwhile. */
  repeatedAt: moment('repeated_at'),
});
