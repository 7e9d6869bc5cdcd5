import { ticketSides, ticketStatuses, ticketTypes } from '@chalkline/domain/consulting/ticket';
import { ticketEventKinds } from '@chalkline/domain/consulting/ticket-history';
import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { users } from './people.ts';

export const ticketType = pgEnum('ticket_type', ticketTypes);

export const ticketStatus = pgEnum('ticket_status', ticketStatuses);

export const ticketSide = pgEnum('ticket_side', ticketSides);

export const ticketEventKind = pgEnum('ticket_event_kind', ticketEventKinds);

/** A member's question to the consultant. A trigger announces every change with the owner of the ticket. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: ticketType('type').notNull(),
    status: ticketStatus('status').notNull(),
    videoUrl: text('video_url'),
    replitJoinLink: text('replit_join_link').notNull(),
    createdAt: moment('created_at').notNull(),
    prioritisedAt: moment('prioritised_at'),
    acknowledgedAt: moment('acknowledged_at'),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('tickets_user').on(table.userId, table.createdAt),
    index('tickets_status').on(table.status, table.completedAt),
    index('tickets_prioritised').on(table.prioritisedAt),
  ],
);

/** The history of a ticket, visible to both sides. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: ticketEventKind('kind').notNull(),
    side: ticketSide('side').notNull(),
    /** The column the ticket was moved to. */
    status: ticketStatus('status').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('ticket_events_ticket').on(table.ticketId, table.happenedAt)],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    side: ticketSide('side').notNull(),
    /** Null once the consultant's account is deleted. A member's messages are deleted with their tickets. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    markdown: text('markdown').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.sentAt),
    index('ticket_messages_author').on(table.authorId),
  ],
);
