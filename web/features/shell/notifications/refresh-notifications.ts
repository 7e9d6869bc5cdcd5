import { notificationsPath } from '@chalkline/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { checkViewer } from '../../../api/check-viewer.ts';

/** Reads the count again, and the lists that are on the screen. */
export async function refreshNotifications(client: QueryClient): Promise<void> {
  await Promise.all([
    checkViewer(client),
    client.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey[0]) }),
  ]);
}

function isList(address: unknown): boolean {
  return typeof address === 'string' && address.split('?')[0] === notificationsPath;
}
