import type { CurrentUser } from '@chalkline/contract/people';
import type { SiteSettings } from '@chalkline/contract/site';
import { useResource } from './resource.ts';

import { currentUserResource, siteResource } from './resources.ts';

export interface ViewerState {
  /** `null` for a visitor, and while it is unknown. */
  readonly viewer: CurrentUser | null;
  readonly isPending: boolean;
}

export function useViewer(): ViewerState {
  const { data, isPending } = useResource(currentUserResource);
  return { viewer: data ?? null, isPending };
}

/** Every page contains the site settings; without them it can't be shown. */
export function useSite(): SiteSettings {
  const { data } = useResource(siteResource);
  if (!data) throw new Error('The site settings are missing from the page.');
  return data;
}
