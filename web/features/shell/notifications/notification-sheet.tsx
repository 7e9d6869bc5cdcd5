import { notificationsPagePath } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../../api/resource.ts';
import { notificationsResource } from '../../../api/resources.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMarking } from './mark-read.ts';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationList } from './notification-list.tsx';

/** The latest notifications beside the page. */
export function NotificationSheet({ onClose }: { onClose: () => void }): ReactElement {
  const { data, isError, isFetching, refetch } = useResource(notificationsResource());
  const { all } = useMarking();
  const newest = data?.notifications[0];
  const hasUnread = data?.notifications.some(({ isRead }) => !isRead) ?? false;
  return (
    <Sheet
      open
      title="Notifications"
      onOpenChange={onClose}
      footer={
        <>
          {newest && hasUnread ? <Button onClick={() => void all(newest)}>Mark all as read</Button> : null}
          <Link href={notificationsPagePath} asChild onClick={onClose}>
            <ButtonLink variant="quiet">See all</ButtonLink>
          </Link>
        </>
      }
    >
      {isError && !data ? (
        <ErrorState
          title="Your notifications didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : null}
      {data || isError ? null : <Waiting />}
      {data && !newest ? <NoNotifications /> : null}
      {data ? <NotificationList notifications={data.notifications} onOpen={onClose} /> : null}
    </Sheet>
  );
}

function Waiting(): ReactElement {
  return (
    <div aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="80px" />
      ))}
    </div>
  );
}
