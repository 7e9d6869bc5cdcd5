import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time; what it means in a zone is decided where it is shown. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
