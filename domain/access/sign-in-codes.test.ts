import { describe, expect, it } from 'vitest';
import {
  attemptsLeft,
  codeExpiry,
  isCodeEnough,
  mayLinkByCode,
  secondsUntilResend,
  typedCode,
} from './sign-in-codes.ts';

const at = (time: string) => new Date(`2026-11-16T${time}Z`);

describe('a sign-in code', () => {
  it('can be used for ten minutes', () => {
    expect(codeExpiry(at('09:00:00'))).toEqual(at('09:10:00'));
  });

  it('can be entered five times', () => {
    expect([0, 4, 5, 6].map((attempts) => attemptsLeft({ attempts }))).toEqual([5, 1, 0, 0]);
  });

  it('is followed by another one after a minute at the earliest', () => {
    const sentAt = at('09:00:00');
    expect(secondsUntilResend(sentAt, at('09:00:00'))).toBe(60);
    expect(secondsUntilResend(sentAt, at('09:00:59.500'))).toBe(1);
    expect(secondsUntilResend(sentAt, at('09:01:00'))).toBe(0);
  });

  it.each(['123456', ' 123 456 ', '123-456', '123\u2013456\n'])('is recognised as typed: %j', (typed) => {
    expect(typedCode(typed)).toBe('123456');
  });

  it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '123456; drop'])('is not %j', (typed) => {
    expect(typedCode(typed)).toBeUndefined();
  });
});

describe('a code for the account of a staff member', () => {
  const unconfirmed = {
    isStaff: true,
    isOwnerHere: false,
    isConfirmed: false,
    isOnlyMethod: false,
  };

  it('is not enough until its owner has confirmed codes', () => {
    expect(isCodeEnough(unconfirmed)).toBe(false);
    expect(isCodeEnough({ ...unconfirmed, isOwnerHere: true })).toBe(true);
    expect(isCodeEnough({ ...unconfirmed, isConfirmed: true })).toBe(true);
  });

  it('is enough where there is no other way to sign in', () => {
    expect(isCodeEnough({ ...unconfirmed, isOnlyMethod: true })).toBe(true);
  });

  it('is enough for everybody else', () => {
    expect(isCodeEnough({ ...unconfirmed, isStaff: false })).toBe(true);
  });
});

describe('a code that would connect Google with an account', () => {
  const link = { isStaff: false, isOwnerHere: false, isOnlyMethod: true, isStrongerHere: false };

  it('is enough where codes are the only way to sign in', () => {
    expect(mayLinkByCode(link)).toBe(true);
  });

  it('is not enough where something better opens the account, unless that was used in this browser', () => {
    expect(mayLinkByCode({ ...link, isOnlyMethod: false })).toBe(false);
    expect(mayLinkByCode({ ...link, isOnlyMethod: false, isOwnerHere: true })).toBe(false);
    expect(mayLinkByCode({ ...link, isOnlyMethod: false, isOwnerHere: true, isStrongerHere: true })).toBe(
      true,
    );
  });

  it('is enough for staff only while they are signed in', () => {
    expect(mayLinkByCode({ ...link, isStaff: true })).toBe(false);
    expect(mayLinkByCode({ ...link, isStaff: true, isOwnerHere: true })).toBe(true);
  });
});
