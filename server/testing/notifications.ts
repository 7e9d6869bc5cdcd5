import { notificationsPath } from '@chalkline/contract/addresses';
import type { Notification, NotificationPage } from '@chalkline/contract/notifications';
import type { TestPerson } from './test-app.ts';

/** What a person is notified of in the app, the latest first. */
export async function notificationsOf({ client }: TestPerson): Promise<readonly Notification[]> {
  return (await client.get(notificationsPath)).json<NotificationPage>().notifications;
}
