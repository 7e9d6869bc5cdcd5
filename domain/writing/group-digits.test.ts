import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

describe('grouped digits', () => {
  it('look like those of the browser', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(groupDigits(number)).toBe(number.toLocaleString('en-US'));
      }),
    );
  });

  it('are those before the decimal point', () => {
    expect(groupDigits('1234567.1250')).toBe('1,234,567.1250');
    expect(groupDigits('-999.99')).toBe('-999.99');
  });
});
