import { currentUserPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { QueryClient } from '@tanstack/react-query';
import { accessLost } from '../../api/access-lost.ts';
import { readJson } from '../../api/read-json.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Once a page is told nothing more: whose role or plan was taken sees what is open to them now, and is told. For
 * whoever was signed out the page stays as it is: what is asked for again fails, and that is told by its notice.
 */
export async function accessEnded(
  client: QueryClient,
  requires: Requirement,
  askAgain: () => void,
): Promise<void> {
  const viewer = await readJson<CurrentUser>(currentUserPath).catch(() => undefined);
  const told = viewer && accessLost(client, requires, viewer);
  if (told) toast(told);
  else askAgain();
}
