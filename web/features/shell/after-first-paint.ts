import type { QueryClient } from '@tanstack/react-query';
import { onFirstInteraction } from '../../ui/first-interaction.ts';
import { detectTimeZone } from './detect-time-zone.ts';
import { followNotifications } from './notifications/follow-notifications.ts';

/** What the shell does for a signed-in person once the page is shown. Returns a function that stops it. */
export function afterFirstPaint(client: QueryClient): () => void {
  // The next page tries again.
  const stopWaiting = onFirstInteraction(() => void detectTimeZone(client).catch(() => undefined));
  const stopFollowing = followNotifications(client);
  return () => {
    stopWaiting();
    stopFollowing();
  };
}
