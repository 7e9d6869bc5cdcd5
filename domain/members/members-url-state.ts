import { type PlanName, planNames } from '../billing/plans.ts';
import { longestMemberSearch } from './member-search.ts';

/** The filter of the member list. It is part of the URL, so that back and reload keep it. */
export interface MembersUrlState {
  readonly search: string;
  readonly plan: PlanName | undefined;
  /** Only members with an overdue renewal. */
  readonly owes: boolean;
}

export function readMembersUrlState(query: URLSearchParams): MembersUrlState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestMemberSearch),
    plan: planNames.find((plan) => plan === query.get('plan')),
    owes: query.get('owes') === 'yes',
  };
}

/** The query string with its question mark; empty for the default state. */
export function writeMembersUrlState({ search, plan, owes }: MembersUrlState): string {
  const query = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(plan ? { plan } : {}),
    ...(owes ? { owes: 'yes' } : {}),
  });
  return query.size > 0 ? `?${query}` : '';
}
