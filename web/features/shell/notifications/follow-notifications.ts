import { notificationsChangedEvent, notificationsLivePath } from '@chalkline/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { listen } from '../../../api/live.ts';
import { markOpenedPages } from './mark-opened.ts';
import { refreshNotifications } from './refresh-notifications.ts';

/**
 * Keeps the count up to date while the tab is visible. Browsers allow few connections to a site, so hidden tabs
 * have none, and catch up when they are shown.
 */
export function followNotifications(client: QueryClient): () => void {
  let stopListening: (() => void) | undefined;
  const openedPages = markOpenedPages(client);
  const refresh = async () => {
    await refreshNotifications(client);
    openedPages.mark();
  };
  const stop = () => {
    stopListening?.();
    stopListening = undefined;
  };
  const follow = () => {
    stopListening ??= listen(
      { path: notificationsLivePath, event: notificationsChangedEvent, requires: 'session' },
      { onChange: () => void refresh(), onOver: stop },
    );
  };
  const turn = () => {
    if (document.visibilityState === 'hidden') return stop();
    if (!stopListening) void refresh();
    follow();
  };
  if (document.visibilityState !== 'hidden') follow();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    openedPages.stop();
    stop();
  };
}
