import {
  type MembersUrlState,
  readMembersUrlState,
  writeMembersUrlState,
} from '@chalkline/domain/members/members-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface MembersNavigation {
  readonly urlState: MembersUrlState;
  addressOf(change: Partial<MembersUrlState>): string;
  go(change: Partial<MembersUrlState>): void;
}

/** The filter is in the URL, so that back and reload keep it. */
export function useMembersNavigation(): MembersNavigation {
  const [path, navigate] = useLocation();
  const urlState = readMembersUrlState(new URLSearchParams(useQueryString()));
  const addressOf = (change: Partial<MembersUrlState>) =>
    path + writeMembersUrlState({ ...urlState, ...change });
  return { urlState, addressOf, go: (change) => navigate(addressOf(change), { replace: true }) };
}
