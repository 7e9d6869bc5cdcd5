import { describe, expect, it } from 'vitest';
import { memberAddress } from './member-address.ts';
import { roles } from './roles.ts';

describe('memberAddress', () => {
  it('links to the page of a member for founders only', () => {
    expect([...roles, null].map((role) => memberAddress(role, 'ada'))).toEqual([
      '/founder/members/ada',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
