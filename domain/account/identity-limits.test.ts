import { describe, expect, it } from 'vitest';
import {
  isUsableEmail,
  longestEmail,
  longestName,
  longestPictureUrl,
  nameWithinLimits,
  pictureUrlWithinLimits,
} from './identity-limits.ts';

describe('a name from the identity provider', () => {
  it('is kept unchanged when it is ordinary', () => {
    expect(nameWithinLimits('Mei-Lin Zhou')).toBe('Mei-Lin Zhou');
    expect(nameWithinLimits('李小龍')).toBe('李小龍');
    expect(nameWithinLimits('علی\u200cرضا')).toBe('علی\u200cرضا');
  });

  it('is cut after 200 characters, and never inside one', () => {
    expect(nameWithinLimits('a'.repeat(100_000))).toBe('a'.repeat(longestName));
    const cut = nameWithinLimits('👩'.repeat(300)) ?? '';
    expect([...cut]).toEqual(new Array(longestName).fill('👩'));
  });

  it('loses control characters, line breaks and direction marks', () => {
    expect(nameWithinLimits('Ada\r\nBcc:\u0000 eve\u202e')).toBe('Ada Bcc: eve');
    expect(nameWithinLimits('Ada\ud800')).toBe('Ada');
  });

  it.each([undefined, null, '', ' \t '])('is missing when it is empty: %j', (name) => {
    expect(nameWithinLimits(name)).toBeNull();
  });
});

describe('an email address from the identity provider', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

  it('has at most 254 characters', () => {
    expect(isUsableEmail(ofLength(longestEmail))).toBe(true);
    expect(isUsableEmail(ofLength(longestEmail + 1))).toBe(false);
  });

  it.each(['', 'ada', 'ada@', 'a b@c.example', 'ada@c.example\nbo@c.example', 'ada\u0000@c.example'])(
    'cannot be %j',
    (email) => {
      expect(isUsableEmail(email)).toBe(false);
    },
  );
});

describe('a profile picture from the identity provider', () => {
  it('is an https URL of at most 2,000 characters', () => {
    const url = 'https://lh3.googleusercontent.com/a/picture=s96-c';
    expect(pictureUrlWithinLimits(url)).toBe(url);
    expect(pictureUrlWithinLimits(`${url}${'x'.repeat(longestPictureUrl)}`)).toBeNull();
  });

  it.each([undefined, 'http://a.example/b.png', 'javascript:alert(1)', 'https://', 'https://a.example/ b'])(
    'is dropped when it is %j',
    (url) => {
      expect(pictureUrlWithinLimits(url)).toBeNull();
    },
  );
});
