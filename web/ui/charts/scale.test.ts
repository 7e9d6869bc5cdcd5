import { describe, expect, it } from 'vitest';
import { groundPath, linePath, roundTop } from './scale.ts';

describe('the top of a scale', () => {
  it.each([
    [[], 1],
    [[0, null], 1],
    [[1], 1],
    [[3, 7], 10],
    [[12], 20],
    [[0.042], 0.05],
    [[204_900], 500_000],
  ])('for %j is %d', (values, top) => {
    expect(roundTop(values)).toBeCloseTo(top);
  });
});

describe('a line', () => {
  it('goes from one side to the other, higher for more', () => {
    expect(linePath([0, 5, 10], 10)).toBe('M0 100L50 50L100 0');
  });

  it('is broken where there is no value', () => {
    expect(linePath([null, 1, null, 2], 2)).toBe('M33.33 50M100 0');
  });

  it('is a point if there is a single day', () => {
    expect(linePath([1], 1)).toBe('M0 0');
  });
});

describe('the ground below a line', () => {
  it('reaches from the first value to the last', () => {
    expect(groundPath([0, 5, 10], 10)).toBe('M0 100L0 100L50 50L100 0L100 100Z');
  });

  it('begins and ends where there are values', () => {
    expect(groundPath([null, 2, 2, null, 1], 2)).toBe('M25 100L25 0L50 0L50 100ZM100 100L100 50L100 100Z');
  });

  it('is empty if there are no values', () => {
    expect(groundPath([null, null], 1)).toBe('');
  });
});
