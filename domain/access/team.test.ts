import { describe, expect, it } from 'vitest';
import { type Role, roles } from './roles.ts';
import { isAddress, refuseRoleChange } from './team.ts';

const given = (role: Role | null) => ({ role, isConfigured: false });

describe('changing a role', () => {
  it('is up to the founders, for everybody who is not a founder', () => {
    for (const from of ['consultant', 'editor', null] as const) {
      for (const to of [...roles, null]) expect(refuseRoleChange(given(from), to, 0)).toBeUndefined();
    }
  });

  it.each(['consultant', 'editor', null] as const)('never removes the last founder: %s', (wanted) => {
    expect(refuseRoleChange(given('founder'), wanted, 0)?.code).toBe('last_founder');
    expect(refuseRoleChange(given('founder'), wanted, 1)).toBeUndefined();
  });

  it('keeps a founder a founder without checking who else is one', () => {
    expect(refuseRoleChange(given('founder'), 'founder', 0)).toBeUndefined();
  });

  it('is refused for a founder who is named in the settings', () => {
    for (const wanted of [...roles, null]) {
      const configured = { role: null, isConfigured: true };
      expect(refuseRoleChange(configured, wanted, 5)?.code).toBe('set_by_configuration');
    }
  });
});

describe('an email address to grant a role to', () => {
  it.each(['ada@works.example', 'Ada+team@WORKS.example', 'root@localhost'])('can be %s', (typed) => {
    expect(isAddress(typed)).toBe(true);
  });

  it.each(['notanemail', '@works.example', 'ada@', 'ada byron@works.example', 'a@b@c'])(
    'cannot be %s',
    (typed) => {
      expect(isAddress(typed)).toBe(false);
    },
  );
});
