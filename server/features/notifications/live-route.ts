import { notificationsChangedEvent, notificationsLivePath } from '@chalkline/contract/addresses';
import type { AppContext } from '../../platform/app-context.ts';

/** Says that the caller's notifications changed. The browser then reads the count again. */
export function liveNotificationRoute({ routes, live, notificationSignal }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: notificationsLivePath,
    summary: "Says that the caller's notifications changed, as server-sent events",
    tag: 'Notifications',
    requires: 'session',
    isUncompressed: true,
    respond: async ({ person, request, reply }) => {
      const mayStillListen = async () => (await request.callerNow()).viewer !== null;
      return live.open(reply, { personId: person.id, mayStillListen }, (send) =>
        notificationSignal.subscribe((readerId) => {
          if (readerId === undefined || readerId === person.id) send(notificationsChangedEvent, {});
        }),
      );
    },
  });
}
