import { isPageOf } from '@chalkline/domain/notifications/opened-page';
import { mostCountedUnread } from '@chalkline/domain/notifications/unread';
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { withTexts } from './notification-texts.ts';

interface NotificationKey {
  readonly userId: string;
  readonly id: string;
}

/** Marks one of a person's own notifications. Marking it again changes nothing. */
export async function markRead(db: Database, { userId, id }: NotificationKey, now: Date): Promise<void> {
  const isOwn = and(eq(notifications.userId, userId), eq(notifications.id, id));
  const marked = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isOwn, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (marked.length === 0 && (await db.$count(notifications, isOwn)) === 0)
    throw notFound('This notification');
}

/** Marks everything up to the newest one that the person has seen. What has come since stays unread. */
export async function markAllRead(db: Database, userId: string, upTo: Date, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.createdAt, upTo)),
    );
}

/** Marks what leads to a page that the person has opened, as far as the bell counts. */
export async function markOpened(db: Database, userId: string, openedPath: string, now: Date): Promise<void> {
  const { id, type, parameters, createdAt, readAt } = notifications;
  const isUnread = and(eq(notifications.userId, userId), isNull(readAt));
  const unread = await db
    .select({ id, type, parameters })
    .from(notifications)
    .where(isUnread)
    .orderBy(desc(createdAt))
    .limit(mostCountedUnread);
  const seen = (await withTexts(db, unread)).filter(({ text }) => isPageOf(text.path, openedPath));
  if (seen.length === 0) return;
  const ids = seen.map((row) => row.id);
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnread, inArray(id, ids)));
}
