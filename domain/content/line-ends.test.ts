import { expect, it } from 'vitest';
import { withPlainLineEnds } from './line-ends.ts';

it('lines end the same, whichever system they were written on', () => {
  expect(withPlainLineEnds('one\r\ntwo\rthree\nfour\r\n\r\n')).toBe('one\ntwo\nthree\nfour\n\n');
});
