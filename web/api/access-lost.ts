import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserResource } from './resources.ts';

const told = {
  title: 'Your access has changed',
  description: 'You no longer have access to this page.',
} as const;

/**
 * Whose role or plan was taken sees what is open to them now. Gives what is to be told of it: nothing when the page
 * is still theirs, and nothing when it was not theirs before.
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
