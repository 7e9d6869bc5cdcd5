import { describe, expect, it } from 'vitest';
import { linePath, roundTop } from './scale.ts';

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

  it('of a single day is a point', () => {
    expect(linePath([1], 1)).toBe('M0 0');
  });
});
