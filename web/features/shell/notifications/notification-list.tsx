import type { Notification } from '@chalkline/contract/notifications';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useMarking } from './mark-read.ts';
import styles from './notification-list.module.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onOpen?: () => void;
  /** Shown beside each unread one. */
  readonly actionFor?: (notification: Notification) => ReactNode;
}

export function NotificationList({ notifications, onOpen, actionFor }: NotificationListProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { open } = useMarking();
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification.id} className={styles.item} data-unread={!notification.isRead || undefined}>
          <Link
            href={notification.path}
            className={styles.link ?? ''}
            onClick={() => {
              void open(notification);
              onOpen?.();
            }}
          >
            <span className={styles.title}>
              {notification.isRead ? null : <span className="visually-hidden">Unread: </span>}
              {notification.title}
            </span>
            <span className={styles.subject}>{notification.subject}</span>
            <time className={styles.time} dateTime={notification.createdAt}>
              {momentLabel(notification.createdAt)}
            </time>
          </Link>
          {notification.isRead ? null : actionFor?.(notification)}
        </li>
      ))}
    </ul>
  );
}
