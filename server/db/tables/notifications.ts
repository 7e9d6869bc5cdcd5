import type { News, NotificationType } from '@chalkline/domain/notifications/notification';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { users } from './people.ts';

/** What people are told in the app. A trigger announces every change with the reader. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    /** What happened, such as `ticket-message:…`. A person is notified of it once. */
    event: text('event').notNull(),
    type: text('type').$type<NotificationType>().notNull(),
    parameters: jsonb('parameters').$type<News['parameters']>().notNull(),
    /** The person that it names, if that is not the reader. It is deleted with them. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    unique('notifications_event').on(table.userId, table.event),
    index('notifications_latest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId, table.createdAt).where(sql`read_at is null`),
    index('notifications_about').on(table.aboutId).where(sql`about_id is not null`),
    index('notifications_read').on(table.readAt).where(sql`read_at is not null`),
    index('notifications_age').on(table.createdAt),
  ],
);
