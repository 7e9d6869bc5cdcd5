import { describe, expect, it } from 'vitest';
import { isBlank, oneLine } from './written-text.ts';

describe('a written text', () => {
  it('is blank when nothing of it is visible', () => {
    for (const text of [
      '',
      ' \n\t',
      '\u00a0',
      '\u200b\u2060\ufeff',
      '\u00ad',
      '\u3164',
      '\u2800',
      '\u202e',
      '\u0007',
    ]) {
      expect(isBlank(text)).toBe(true);
    }
  });

  it('is not blank when anything is visible', () => {
    for (const text of ['a', '.', '\u200bé', '日本', '👩‍💻', '\ufe0f❤']) expect(isBlank(text)).toBe(false);
  });

  it('fits a title into one line', () => {
    expect(oneLine('  Review\r\n\tthe   sign-up\u2028now ')).toBe('Review the sign-up now');
  });
});
