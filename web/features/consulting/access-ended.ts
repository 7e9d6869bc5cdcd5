import { currentUserPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import type { QueryClient } from '@tanstack/react-query';
import { readJson } from '../../api/read-json.ts';
import { currentUserResource } from '../../api/resources.ts';
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
  if (!viewer || decideAccess(requires, viewer) === 'allow') return askAgain();
  client.setQueryData(currentUserResource.key, viewer);
  toast({ title: 'Your access has changed', description: 'This page is not open to you any more.' });
}
