import {
  type MembersPlace,
  readMembersPlace,
  writeMembersPlace,
} from '@chalkline/domain/account/members-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface MembersNavigation {
  readonly place: MembersPlace;
  addressOf(change: Partial<MembersPlace>): string;
  go(change: Partial<MembersPlace>): void;
}

/** Whom the list shows lives in the address, so back and reload keep it. */
export function useMembersPlace(): MembersNavigation {
  const [path, navigate] = useLocation();
  const place = readMembersPlace(new URLSearchParams(useQueryString()));
  const addressOf = (change: Partial<MembersPlace>) => path + writeMembersPlace({ ...place, ...change });
  return { place, addressOf, go: (change) => navigate(addressOf(change), { replace: true }) };
}
