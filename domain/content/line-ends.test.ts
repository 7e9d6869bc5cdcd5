import { describe, expect, it } from 'vitest';
import { withPlainLineEnds } from './line-ends.ts';

describe('withPlainLineEnds', () => {
  it('normalises the line endings of all systems', () => {
    expect(withPlainLineEnds('one\r\ntwo\rthree\nfour\r\n\r\n')).toBe('one\ntwo\nthree\nfour\n\n');
  });
});
