import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import type { QueryClient } from '@tanstack/react-query';

import { currentUserResource } from './resources.ts';

const told = {
  title: 'Your access has changed',
  description: 'You no longer have access to this page.',
} as const;

/**
 * Shows a person who lost their role or plan what they can still open. Returns the message for them, or
 * undefined if they still have access to the page or never had it.
 */
export function accessLost(
  client: QueryClient,
  requires: Requirement,
  viewer: CurrentUser,
): typeof told | undefined {
  const known = client.getQueryData<CurrentUser | null>(currentUserResource.key) ?? null;
  const isOpenTo = (person: CurrentUser | null) => decideAccess(requires, person) === 'allow';
  if (isOpenTo(viewer) || !isOpenTo(known)) return undefined;
  client.setQueryData(currentUserResource.key, viewer);
  return told;
}
