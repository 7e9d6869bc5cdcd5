import {
  notificationReadPath,
  notificationsOpenedPath,
  notificationsPagePath,
  notificationsPath,
  notificationsReadPath,
} from '@chalkline/contract/addresses';
import {
  markAllReadFormSchema,
  markAllReadSchema,
  markReadFormSchema,
  notificationPageSchema,
  notificationsQuerySchema,
  openedPageSchema,
} from '@chalkline/contract/notifications';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { liveNotificationRoute } from './live-route.ts';
import { markAllRead, markOpened, markRead } from './mark-read.ts';
import { notificationData } from './personal-data.ts';
import { listNotifications, notificationsKey } from './queries.ts';

const tag = 'Notifications';
const requires = 'session' as const;
const parameters = z.object({ notificationId: z.string() });

export function notifications(context: AppContext): void {
  const { reads, db, personalData } = context;
  personalData.add(notificationData(db));
  reads.add({
    path: notificationsPath,
    summary: "The caller's notifications, the latest first",
    tag,
    requires,
    query: notificationsQuerySchema,
    reply: notificationPageSchema,
    read: ({ person, query: { after } }) =>
      listNotifications(db, person.id, endBefore(after, notificationsKey, 'This page of notifications')),
  });
  markingRoutes(context);
  openingRoute(context);
  liveNotificationRoute(context);
}

/** Each of them also takes a form, for the page without scripts. */
function markingRoutes({ routes, db, now }: AppContext): void {
  const mark = (userId: string, { notificationId }: z.output<typeof parameters>) =>
    markRead(db, { userId, id: orNotFound(parseUuid(notificationId), 'This notification') }, now());

  routes.add({
    method: 'PUT',
    path: notificationReadPath,
    summary: 'Mark a notification as read',
    tag,
    requires,
    parameters,
    handle: (call) => mark(call.person.id, call.parameters),
  });

  routes.addRaw({
    method: 'POST',
    path: notificationReadPath,
    summary: 'Mark a notification as read, by a form',
    tag,
    requires,
    parameters,
    body: markReadFormSchema,
    respond: async (call) => {
      await mark(call.person.id, call.parameters);
      return call.reply.redirect(notificationsPagePath, 303);
    },
  });

  routes.add({
    method: 'PUT',
    path: notificationsReadPath,
    summary: 'Mark all notifications as read, up to the newest one that the caller has seen',
    tag,
    requires,
    body: markAllReadSchema,
    handle: ({ person, body }) => markAllRead(db, person.id, new Date(body.upTo), now()),
  });

  routes.addRaw({
    method: 'POST',
    path: notificationsReadPath,
    summary: 'Mark all notifications as read, by a form',
    tag,
    requires,
    body: markAllReadFormSchema,
    respond: async ({ person, body, reply }) => {
      await markAllRead(db, person.id, new Date(body.upTo), now());
      return reply.redirect(notificationsPagePath, 303);
    },
  });
}

function openingRoute({ routes, db, now }: AppContext): void {
  routes.add({
    method: 'PUT',
    path: notificationsOpenedPath,
    summary: 'Mark the notifications as read that lead to a page which the caller has opened',
    tag,
    requires,
    body: openedPageSchema,
    handle: ({ person, body }) => markOpened(db, person.id, body.path, now()),
  });
}
