import { accountTimeZonePath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { QueryClient } from '@tanstack/react-query';
import { knownData } from '../../api/resource.ts';
import { currentUserResource } from '../../api/resources.ts';
import { write } from '../../api/write.ts';

/** Stores the browser's time zone for a person whose time zone nobody knows. */
export async function detectTimeZone(client: QueryClient): Promise<void> {
  const viewer = knownData(client, currentUserResource);
  if (!viewer || viewer.timeZone !== null) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await write('PUT', accountTimeZonePath, { timeZone, isDetected: true });
  client.setQueryData<CurrentUser | null>(
    currentUserResource.key,
    (known) => known && { ...known, timeZone: known.timeZone ?? timeZone },
  );
}
