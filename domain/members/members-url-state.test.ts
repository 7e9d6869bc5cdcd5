import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNames } from '../billing/plans.ts';
import { longestMemberSearch } from './member-search.ts';
import { readMembersUrlState, writeMembersUrlState } from './members-url-state.ts';

describe('the URL state of the member list', () => {
  it('reads the filter back from its URL', () => {
    const urlStates = fc.record({
      search: fc.string({ maxLength: longestMemberSearch }).map((text) => text.trim()),
      plan: fc.option(fc.constantFrom(...planNames), { nil: undefined }),
      owes: fc.boolean(),
    });
    fc.assert(
      fc.property(urlStates, (urlState) => {
        expect(readMembersUrlState(new URLSearchParams(writeMembersUrlState(urlState)))).toEqual(urlState);
      }),
    );
  });

  const everybody = { search: '', plan: undefined, owes: false };

  it('shows everybody for an empty or invalid URL', () => {
    expect(writeMembersUrlState(everybody)).toBe('');
    expect(readMembersUrlState(new URLSearchParams('plan=Gold&owes=no'))).toEqual(everybody);
  });
});
