import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mostPasskeys,
  passkeyName,
  refusePasskey,
  refuseRemoval,
  refuseWeakerAddition,
  refuseWeakerDeletion,
  refuseWeakerRemoval,
  refuseWeakerSignOut,
  type StoredMethods,
  signInRightsOf,
  unusedCodesId,
} from './sign-in-methods.ts';

const at = new Date('2026-11-16T09:00:00Z');
const method = (id: string, name = id) => ({ id, name, addedAt: at, lastUsedAt: at });
const codes = (name: string, isSwitchedOff = false) => ({
  ...method(`codes ${name}`, name),
  isSwitchedOff,
  isConfirmed: false,
});
const nothing: StoredMethods = {
  address: 'ada@example.com',
  google: [],
  codes: [],
  passkeys: [],
  isStaff: false,
  hasOnlyCodes: false,
  mayUseCodes: true,
};
const google = method('g', 'ada@example.com');
const idsOf = (facts: Partial<StoredMethods>) =>
  signInRightsOf({ ...nothing, ...facts }).methods.map(({ id }) => id);

describe('the ways to sign in', () => {
  it('are Google, email codes and passkeys, in this order', () => {
    const { methods } = signInRightsOf({
      ...nothing,
      google: [method('g')],
      codes: [codes('ada@example.com')],
      passkeys: [method('p')],
    });
    expect(methods.map(({ kind }) => kind)).toEqual(['google', 'email', 'passkey']);
  });

  it('include codes for the address of the account before the first one is used', () => {
    expect(idsOf({ google: [google] })).toEqual(['g', unusedCodesId]);
    expect(idsOf({ google: [google], mayUseCodes: false })).toEqual(['g']);
    expect(idsOf({ google: [google], isStaff: true })).toEqual(['g']);
    expect(idsOf({ google: [method('g', 'other@example.com')] })).toEqual(['g']);
    expect(idsOf({ codes: [codes('ada@example.com')] })).toEqual(['codes ada@example.com']);
  });

  it('include codes for the new address of somebody who used codes for an earlier one', () => {
    expect(idsOf({ google: [google], codes: [codes('old@example.com')] })).toEqual([
      'g',
      'codes old@example.com',
      unusedCodesId,
    ]);
  });

  it('do not include codes that were switched off, nor codes for another address then', () => {
    expect(idsOf({ google: [google], codes: [codes('ada@example.com', true)] })).toEqual(['g']);
    expect(idsOf({ google: [google], codes: [codes('old@example.com', true)] })).toEqual(['g']);
  });

  it('include codes of staff once these are confirmed, or if there is nothing else', () => {
    const used = codes('ada@example.com');
    const staff = { ...nothing, google: [google], isStaff: true };
    const rights = (facts: Partial<StoredMethods>) => {
      const { methods, canAddCodes, areCodesEnough } = signInRightsOf({ ...staff, ...facts });
      return [methods.length, canAddCodes, areCodesEnough];
    };
    expect(rights({ codes: [used] })).toEqual([1, true, false]);
    expect(rights({ codes: [{ ...used, isConfirmed: true }] })).toEqual([2, false, true]);
    expect(rights({ google: [], codes: [used], hasOnlyCodes: true })).toEqual([1, false, true]);
  });

  it('can be Google and codes for everybody who does not have them', () => {
    const canAdd = (facts: Partial<StoredMethods>) => {
      const { canAddGoogle, canAddCodes } = signInRightsOf({ ...nothing, ...facts });
      return [canAddGoogle, canAddCodes];
    };
    expect(canAdd({ passkeys: [method('p')] })).toEqual([true, true]);
    expect(canAdd({ google: [google] })).toEqual([false, false]);
    expect(canAdd({ passkeys: [method('p')], mayUseCodes: false })).toEqual([true, false]);
  });
});

describe('removing a way to sign in', () => {
  it('never leaves somebody without one, whatever they remove in which order', () => {
    const removals = fc.array(fc.nat({ max: 5 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), removals, (count, order) => {
        let methods = Array.from({ length: count }, (_, index) => method(`${index}`));
        for (const index of order) {
          if (refuseRemoval(methods)) continue;
          methods = methods.filter((_, at) => at !== index);
        }
        expect(methods.length).toBeGreaterThan(0);
      }),
    );
  });

  it('says why the last one stays', () => {
    expect(refuseRemoval([method('p')])).toMatchObject({ code: 'last_sign_in_method' });
    expect(refuseRemoval([method('p'), method('q')])).toBeUndefined();
  });

  it('needs more than a code, unless it came from codes itself', () => {
    for (const refuse of [
      refuseWeakerRemoval,
      refuseWeakerSignOut,
      refuseWeakerAddition,
      refuseWeakerDeletion,
    ]) {
      expect(refuse({ isByCode: true, isCodeEnough: false })).toMatchObject({ code: 'stronger_sign_in' });
      expect(refuse({ isByCode: true, isCodeEnough: true })).toBeUndefined();
      expect(refuse({ isByCode: false, isCodeEnough: false })).toBeUndefined();
    }
  });
});

describe('a new passkey', () => {
  const passkeys = (count: number) => Array.from({ length: count }, () => ({ kind: 'passkey' as const }));

  it('is refused when there are ten; other ways to sign in do not count', () => {
    expect(refusePasskey([...passkeys(mostPasskeys - 1), { kind: 'email' }])).toBeUndefined();
    expect(refusePasskey(passkeys(mostPasskeys))).toMatchObject({ code: 'passkey_limit' });
  });

  it('is named after its device, with a number if that name is taken', () => {
    expect(passkeyName('Chrome on Mac', [])).toBe('Chrome on Mac');
    expect(passkeyName('Chrome on Mac', ['Chrome on Mac', 'My phone'])).toBe('Chrome on Mac 2');
    expect(passkeyName('Chrome on Mac', ['Chrome on Mac', 'Chrome on Mac 2'])).toBe('Chrome on Mac 3');
  });
});
