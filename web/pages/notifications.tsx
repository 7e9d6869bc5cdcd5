import {
  addressOf,
  notificationReadPath,
  notificationsPagePath,
  notificationsReadPath,
} from '@chalkline/contract/addresses';
import type { Notification } from '@chalkline/contract/notifications';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { FormTokenField } from '../api/form-token-field.tsx';
import { useResource } from '../api/resource.ts';

import { notificationsResource } from '../api/resources.ts';

import { NoNotifications } from '../features/shell/notifications/no-notifications.tsx';
import { NotificationList } from '../features/shell/notifications/notification-list.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './notifications.module.css';

/** All notifications, page by page. Its links and forms work without scripts. */
export function Screen(): ReactElement {
  const after = new URLSearchParams(useQueryString()).get('after') ?? undefined;
  const { data, isError, isFetching, refetch } = useResource(notificationsResource(after));
  const newest = data?.notifications[0];
  const hasUnread = data?.notifications.some(({ isRead }) => !isRead) ?? false;
  return (
    <Stack gap={24} className={styles.page}>
      <ChalkHeading>Notifications</ChalkHeading>
      <p className={styles.hint}>
        Choose which of them also reach you by email on your <Link href="/account">account page</Link>.
      </p>
      {newest && hasUnread ? <MarkAll newest={newest} /> : null}
      {isError && !data ? (
        <ErrorState
          title="Your notifications didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : null}
      {data || isError ? null : <Skeleton height="240px" />}
      {data && !newest ? <NoNotifications /> : null}
      {data ? (
        <NotificationList
          notifications={data.notifications}
          actionFor={(notification) => <MarkOne notification={notification} />}
        />
      ) : null}
      <nav aria-label="Pages" className={styles.pages}>
        {after ? (
          <Link href={notificationsPagePath} asChild>
            <ButtonLink size="small" icon={<Glyph name="arrow-left" size={18} />}>
              Latest
            </ButtonLink>
          </Link>
        ) : null}
        {data?.next ? (
          <Link
            href={`${notificationsPagePath}?${new URLSearchParams({ after: data.next })}`}
            rel="next"
            asChild
          >
            <ButtonLink size="small" trailing={<Glyph name="arrow-right" size={18} />}>
              Older
            </ButtonLink>
          </Link>
        ) : null}
      </nav>
    </Stack>
  );
}

function MarkAll({ newest }: { newest: Notification }): ReactElement {
  return (
    <form method="post" action={notificationsReadPath}>
      <FormTokenField />
      <input type="hidden" name="upTo" value={newest.createdAt} />
      <Button type="submit">Mark all as read</Button>
    </form>
  );
}

function MarkOne({ notification }: { notification: Notification }): ReactElement {
  const action = addressOf(notificationReadPath, { notificationId: notification.id });
  return (
    <form method="post" action={action}>
      <FormTokenField />
      <Button
        type="submit"
        variant="quiet"
        iconOnly
        aria-label={`Mark as read: ${notification.title}`}
        title="Mark as read"
      >
        <Glyph name="check" />
      </Button>
    </form>
  );
}
