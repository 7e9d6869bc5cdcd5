import { notificationLimits } from '@chalkline/domain/notifications/retention';
import { asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { withTexts } from './notification-texts.ts';

/** What a person was notified of. It is deleted with the row of its reader, and of the person it names. */
export function notificationData(db: Database): PersonalDataSource {
  const { type, parameters, createdAt, readAt } = notifications;
  return {
    name: 'notifications',
    read: async (userId) => {
      const rows = await db
        .select({ type, parameters, createdAt, readAt })
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(asc(createdAt), asc(notifications.id));
      const told = await withTexts(db, rows);
      return { data: told.map((row) => ({ ...row.text, createdAt: row.createdAt, readAt: row.readAt })) };
    },
    dropOld: async (now) => {
      const { readBefore, createdBefore } = notificationLimits(now);
      await db.delete(notifications).where(or(lt(readAt, readBefore), lt(createdAt, createdBefore)));
    },
  };
}
