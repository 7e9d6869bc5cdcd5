import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time. Its time zone is chosen where it is shown. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
