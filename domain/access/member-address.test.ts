import { expect, it } from 'vitest';
import { memberAddress } from './member-address.ts';
import { roles } from './roles.ts';

it('only founders are led to the page of a member', () => {
  expect([...roles, null].map((role) => memberAddress(role, 'ada'))).toEqual([
    '/founder/members/ada',
    undefined,
    undefined,
    undefined,
  ]);
});
