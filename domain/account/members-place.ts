import { type PlanName, planNames } from '../billing/plans.ts';
import { longestMemberSearch } from './member-search.ts';

/** Whom the list of members shows; it lives in the address, so that back and reload keep it. */
export interface MembersPlace {
  readonly search: string;
  readonly plan: PlanName | undefined;
}

export function readMembersPlace(query: URLSearchParams): MembersPlace {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestMemberSearch),
    plan: planNames.find((plan) => plan === query.get('plan')),
  };
}

/** The query of a place, with its question mark; nothing for where everybody arrives. */
export function writeMembersPlace({ search, plan }: MembersPlace): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(plan ? { plan } : {}) });
  return query.size > 0 ? `?${query}` : '';
}
