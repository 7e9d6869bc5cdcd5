import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const draw = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('seededRandom', () => {
  it('repeats itself for the same seed', () => {
    expect(draw('plumb', 20)).toEqual(draw('plumb', 20));
  });

  it('differs between seeds that look alike', () => {
    expect(draw('plumb-1', 5)).not.toEqual(draw('plumb-2', 5));
  });

  it('stays within [0, 1) and spreads over it', () => {
    const numbers = draw('', 2000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(900);
    expect(numbers.filter((number) => number >= 0.5).length).toBeGreaterThan(900);
  });
});
