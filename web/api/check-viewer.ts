import type { CurrentUser } from '@chalkline/contract/people';
import type { QueryClient } from '@tanstack/react-query';

import { currentUserResource } from './resources.ts';

import { whoIsAsking } from './signed-out.ts';

/**
 * Checks whether the person for whom this page was rendered is still signed in: they may have signed out in
 * another tab. If not, the page is loaded again, so that the server decides what to show, and no data of that
 * person stays in memory.
 */
export async function checkViewer(
  client: QueryClient,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  const known = client.getQueryData<CurrentUser | null>(currentUserResource.key);
  if (!known) return;
  const viewer = await whoIsAsking();
  if (viewer === undefined) return;
  if (viewer?.id !== known.id) {
    reload();
    return;
  }
  const { plan, role, isFounder, unreadNotifications } = viewer;
  client.setQueryData(currentUserResource.key, { ...known, plan, role, isFounder, unreadNotifications });
}
