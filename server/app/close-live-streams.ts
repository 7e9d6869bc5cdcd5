import type { OpenDatabase } from '../db/open-database.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Drain } from '../platform/http/drain.ts';

/** A live stream ends when its person loses the permission, and before the server shuts down. */
export function closeLiveStreams(
  { app, live }: AppContext,
  { rightsSignal }: OpenDatabase,
  drain: Drain,
): void {
  const unsubscribe = rightsSignal.subscribe((personId) => void live.checkPermissions(personId));
  app.addHook('onClose', async () => unsubscribe());
  drain.onBegin(() => live.end());
  app.addHook('preClose', async () => live.end());
}
