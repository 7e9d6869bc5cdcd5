import { signInPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { SiteSettings } from '@chalkline/contract/site';
import { useResource } from './resource.ts';
import { currentUserResource, siteResource } from './resources.ts';

export interface ViewerState {
  /** `null` for a visitor, and while it is not known yet. */
  readonly viewer: CurrentUser | null;
  readonly isPending: boolean;
}

export function useViewer(): ViewerState {
  const { data, isPending } = useResource(currentUserResource);
  return { viewer: data ?? null, isPending };
}

/** Every page arrives with the site settings; a page without them is not a page. */
export function useSite(): SiteSettings {
  const { data } = useResource(siteResource);
  if (!data) throw new Error('The site settings are missing from the page.');
  return data;
}

export function signInAddress(returnTo?: string): string {
  return returnTo ? `${signInPath}?returnTo=${encodeURIComponent(returnTo)}` : signInPath;
}
