import { notificationsPagePath } from '@chalkline/contract/addresses';
import { bellLabel, unreadLabel } from '@chalkline/domain/notifications/unread';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { loadCodeAhead } from '../../../ui/load-code.ts';
import styles from './notification-bell.module.css';

const loadSheet = async () => (await import('./notification-sheet.tsx')).NotificationSheet;

const NotificationSheet = lazyComponent(loadSheet);

/** Shows how many notifications are unread. It opens the latest; without scripts, their page. */
export function NotificationBell({ unread }: { unread: number }): ReactElement {
  const [isOpen, setOpen] = useState(false);
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
        onPointerEnter={() => void loadCodeAhead(loadSheet)}
        onClick={click}
      >
        <Glyph name="bell" />
        {unread > 0 ? <span className={styles.count}>{unreadLabel(unread)}</span> : null}
      </a>
      {isOpen ? <NotificationSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
