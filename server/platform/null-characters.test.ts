import { expect, it } from 'vitest';
import { hasNullCharacter } from './null-characters.ts';

it('is found however deep it stands', () => {
  for (const value of ['a\0', { a: ['b', { c: '\0' }] }, { '\0': 1 }, ['\0']])
    expect(hasNullCharacter(value)).toBe(true);
});

it('is not seen where it is not', () => {
  for (const value of ['', 'plain', 0, null, undefined, { a: ['b'] }, Buffer.from('a')]) {
    expect(hasNullCharacter(value)).toBe(false);
  }
});
