import { uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** The person a row belongs to. It is deleted with the account. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
