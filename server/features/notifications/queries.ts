import type { Notification, NotificationPage } from '@chalkline/contract/notifications';
import type { NotificationText } from '@chalkline/domain/notifications/notification';
import { mostCountedUnread, notificationsPerPage } from '@chalkline/domain/notifications/unread';
import { and, desc, eq, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';
import { below, exactMoment, type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { withTexts } from './notification-texts.ts';

export const notificationsKey = ['moment', 'uuid'] as const;
type NotificationsEnd = PageEnd<typeof notificationsKey>;

/** How many notifications a person has not read, as a subquery that stops counting early. */
export function unreadNotificationsOf(userId: SQLWrapper): SQL<number> {
  return sql<number>`(select count(*)::int from (
    select 1 from ${notifications} n where n.user_id = ${userId} and n.read_at is null
    limit ${sql.raw(String(mostCountedUnread))}) unread)`;
}

/** How many notifications of a period, from `since` until just before `until`, a person has not read. */
export async function unreadNotificationsIn(
  db: Database,
  reader: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<number> {
  const { id, userId, createdAt, readAt } = notifications;
  const unread = await db
    .select({ id })
    .from(notifications)
    .where(and(eq(userId, reader), isNull(readAt), gte(createdAt, since), lt(createdAt, until)))
    .limit(mostCountedUnread);
  return unread.length;
}

/** A person's notifications, the latest first. */
export async function listNotifications(
  db: Database,
  userId: string,
  after: NotificationsEnd | undefined,
): Promise<NotificationPage> {
  const { createdAt, id } = notifications;
  const rows = await db
    .select({ row: notifications, at: exactMoment(createdAt) })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), after && below(after, createdAt, id, 'uuid')))
    .orderBy(desc(createdAt), desc(id))
    .limit(notificationsPerPage + 1);
  const { page, next } = pageOf(rows, notificationsPerPage, ({ row, at }): NotificationsEnd => [at, row.id]);
  const told = await withTexts(
    db,
    page.map(({ row }) => row),
  );
  return { notifications: told.map(toNotification), next };
}

type NotificationRow = typeof notifications.$inferSelect & { readonly text: NotificationText };

function toNotification({ id, text, createdAt, readAt }: NotificationRow): Notification {
  return { id, ...text, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}
