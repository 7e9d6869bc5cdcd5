import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada king lovelace', 'AL'],
    ['Mononym', 'M'],
    ['  ', '?'],
    ['Ömer Ünal', 'ÖÜ'],
    ['😀 Smile', '😀S'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
