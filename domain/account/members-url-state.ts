import { type PlanName, planNames } from '../billing/plans.ts';
import { longestMemberSearch } from './member-search.ts';

/** Whom the list of members shows; it lives in the address, so that back and reload keep it. */
export interface MembersUrlState {
  readonly search: string;
  readonly plan: PlanName | undefined;
  /** Only those of whom a renewal could not be charged. */
  readonly owes: boolean;
}

export function readMembersUrlState(query: URLSearchParams): MembersUrlState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestMemberSearch),
    plan: planNames.find((plan) => plan === query.get('plan')),
    owes: query.get('owes') === 'yes',
  };
}

/** The query of a place, with its question mark; nothing for where everybody arrives. */
export function writeMembersUrlState({ search, plan, owes }: MembersUrlState): string {
  const query = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(plan ? { plan } : {}),
    ...(owes ? { owes: 'yes' } : {}),
  });
  return query.size > 0 ? `?${query}` : '';
}
