import { notificationsPagePath } from '@chalkline/contract/addresses';
import { bellLabel, unreadLabel } from '@chalkline/domain/notifications/unread';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactElement, useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import styles from './notification-bell.module.css';

const loadSheet = async () => (await import('./notification-sheet.tsx')).NotificationSheet;

const NotificationSheet = lazyComponent(loadSheet);

/** How many notifications are unread, kept up to date. It opens the latest; without scripts, their page. */
export function NotificationBell({ unread }: { unread: number }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useLiveCount();
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={notificationsPagePath}
        className={classNames(buttonClass({ variant: 'quiet', iconOnly: true }), styles.bell)}
        aria-label={bellLabel(unread)}
        title="Notifications"
        onPointerEnter={() => void loadSheet()}
        onClick={click}
      >
        <Glyph name="bell" />
        {unread > 0 ? <span className={styles.count}>{unreadLabel(unread)}</span> : null}
      </a>
      {isOpen ? <NotificationSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The connection is no part of what a page needs first, so its code comes later. */
function useLiveCount(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { afterFirstPaint } = await import('../after-first-paint.ts');
      if (!isGone) stop = afterFirstPaint(client);
    };
    // Without it the count is as old as the page.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client]);
}
