import { notificationsOpenedPath } from '@chalkline/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { knownData } from '../../../api/resource.ts';
import { currentUserResource } from '../../../api/resources.ts';
import { write } from '../../../api/write.ts';
import { onFirstInteraction } from '../../../ui/first-interaction.ts';

/** The router reports its own changes of the URL as events. */
const urlChanges = ['popstate', 'pushState', 'replaceState', 'hashchange'];

interface OpenedPages {
  /** Marks what leads to the page in view. The live updates then report the new count. */
  mark(): void;
  stop(): void;
}

/**
 * Marks notifications as read when the person opens the page they lead to, such as a ticket on the board. For the first
 * page this waits until the person interacts with it, or five seconds.
 */
export function markOpenedPages(client: QueryClient): OpenedPages {
  let lastSent: string | undefined;
  const mark = () => {
    const unread = knownData(client, currentUserResource)?.unreadNotifications ?? 0;
    const path = location.pathname + location.search + location.hash;
    const sent = `${unread} ${path}`;
    if (unread === 0 || sent === lastSent) return;
    lastSent = sent;
    // A notification that stays unread can still be marked in the list.
    write('PUT', notificationsOpenedPath, { path }).catch(() => undefined);
  };
  for (const change of urlChanges) addEventListener(change, mark);
  const stopWaiting = onFirstInteraction(mark);
  return {
    mark,
    stop: () => {
      stopWaiting();
      for (const change of urlChanges) removeEventListener(change, mark);
    },
  };
}
