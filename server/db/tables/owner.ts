import { uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** Whose a row is. It goes with the account. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
