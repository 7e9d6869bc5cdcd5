import { useEffect, useRef } from 'react';
import { useViewer } from './viewer.ts';

/** Calls back when the number of unread notifications changes, which is live: something may be new. */
export function useNotified(onNotified: () => void): void {
  const unread = useViewer().viewer?.unreadNotifications;
  const lastUnread = useRef(unread);
  useEffect(() => {
    if (lastUnread.current === unread) return;
    lastUnread.current = unread;
    onNotified();
  }, [unread, onNotified]);
}
