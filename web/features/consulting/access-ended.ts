import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { QueryClient } from '@tanstack/react-query';
import { accessLost } from '../../api/access-lost.ts';
import { readJson } from '../../api/read-json.ts';
import { currentUserResource } from '../../api/resources.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Handles the end of a live stream. If the user lost their role or plan, the page shows what they can still
 * open and says so. If they were signed out, the page stays as it is: the next request fails, and that shows
 * the sign-in dialog.
 */
export async function accessEnded(
  client: QueryClient,
  requires: Requirement,
  askAgain: () => void,
): Promise<void> {
  const viewer = await readJson(currentUserResource).catch(() => undefined);
  const told = viewer && accessLost(client, requires, viewer);
  if (told) toast(told);
  else askAgain();
}
