import { founderNotificationsPath } from '@chalkline/contract/console-addresses';
import {
  founderNotificationsSchema,
  switchNotificationSchema,
} from '@chalkline/contract/founder-notifications';
import { readSwitches, switchFormSchema } from '@chalkline/contract/switch-form';
import { founderNotificationKinds } from '@chalkline/domain/billing/founder-notifications';
import type { AppContext } from '../../platform/app-context.ts';
import { readNotifications, switchNotification } from './founder-notifications.ts';

const tag = 'Founder console';

/** The switches for the founders' emails about money. */
export function notificationRoutes({ reads, routes, db }: AppContext): void {
  reads.add({
    path: founderNotificationsPath,
    summary: 'Which emails about money the founders get',
    tag,
    requires: 'staff:money',
    reply: founderNotificationsSchema,
    read: () => readNotifications(db),
  });

  routes.add({
    method: 'PUT',
    path: founderNotificationsPath,
    summary: 'Switch a kind of email about money on or off',
    tag,
    requires: 'staff:money',
    body: switchNotificationSchema,
    handle: ({ person, body }) => switchNotification(db, person.id, body),
  });

  routes.addRaw({
    method: 'POST',
    path: founderNotificationsPath,
    summary: 'Switch kinds of emails about money on or off, by a form',
    tag,
    requires: 'staff:money',
    body: switchFormSchema,
    respond: async ({ person, body, reply }) => {
      for (const { name: kind, isOn } of readSwitches(body, founderNotificationKinds))
        await switchNotification(db, person.id, { kind, isOn });
      return reply.redirect('/founder', 303);
    },
  });
}
