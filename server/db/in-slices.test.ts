import { describe, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('inSlices', () => {
  it('puts every row into one slice, in order', () => {
    expect(inSlices(rows(250)).flat()).toEqual(rows(250));
  });

  it('makes no slice that is too long or empty', () => {
    expect([0, 1, 25, 26, 60].map((count) => inSlices(rows(count)).map(({ length }) => length))).toEqual([
      [],
      [1],
      [25],
      [25, 1],
      [25, 25, 10],
    ]);
  });
});
