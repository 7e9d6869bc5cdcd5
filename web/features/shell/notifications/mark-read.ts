import { addressOf, notificationReadPath, notificationsReadPath } from '@chalkline/contract/addresses';
import type { Notification } from '@chalkline/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { write, writeWhileLeaving } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshNotifications } from './refresh-notifications.ts';

interface Marking {
  /** For a notification that is being opened: a failure does not matter enough to say so. */
  open(notification: Notification): Promise<void>;
  all(newest: Notification): Promise<void>;
}

export function useMarking(): Marking {
  const client = useQueryClient();
  return {
    open: async ({ id, isRead }) => {
      if (isRead) return;
      await writeWhileLeaving('PUT', addressOf(notificationReadPath, { notificationId: id })).catch(
        () => undefined,
      );
      await refreshNotifications(client);
    },
    all: async ({ createdAt }) => {
      try {
        await write('PUT', notificationsReadPath, { upTo: createdAt });
      } catch {
        toast({
          title: 'Error',
          description: "We couldn't mark them as read. Please try again.",
          variant: 'destructive',
        });
      }
      await refreshNotifications(client);
    },
  };
}
