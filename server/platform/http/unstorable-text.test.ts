import { describe, expect, it } from 'vitest';
import { isUnstorable } from './unstorable-text.ts';

describe('unstorable text', () => {
  it('is found at any depth', () => {
    for (const value of ['a\0', { a: ['b', { c: '\0' }] }, { '\0': 1 }, ['\0']])
      expect(isUnstorable(value)).toBe(true);
  });

  it('includes half a surrogate pair, but never a whole one', () => {
    for (const half of ['\ud83d', 'a\ude00', '\ude00\ud83d', { a: ['\udfff'] }]) {
      expect(isUnstorable(half)).toBe(true);
    }
    expect(isUnstorable('😀 Ωé')).toBe(false);
  });

  it('includes input that is nested too deeply', () => {
    const nested = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect(isUnstorable(nested)).toBe(true);
  });

  it('does not include ordinary text', () => {
    for (const value of ['', 'plain', 0, null, undefined, { a: ['b'] }, Buffer.from('a')]) {
      expect(isUnstorable(value)).toBe(false);
    }
  });
});
