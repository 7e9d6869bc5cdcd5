import { describe, expect, it } from 'vitest';
import { corrections, slipsBetween } from './spelling.ts';

describe('the slips between two words', () => {
  it.each([
    ['stripe', 'stripe', 0],
    ['strpe', 'stripe', 1],
    ['striipe', 'stripe', 1],
    ['strype', 'stripe', 1],
    ['depoly', 'deploy', 1],
    ['authentification', 'authentication', 2],
    ['', 'abc', 3],
  ])('%s and %s are %i', (typed, meant, slips) => {
    expect(slipsBetween(typed, meant)).toBe(slips);
    expect(slipsBetween(meant, typed)).toBe(slips);
  });
});

describe('a typed word', () => {
  it('is corrected to the nearest known words', () => {
    expect(corrections('strpe', ['stripe', 'strap', 'stripes'])).toEqual(['stripe']);
    expect(corrections('bill', ['will', 'bell', 'table'])).toEqual(['will', 'bell']);
  });

  it('is not corrected to a word that is far away', () => {
    expect(corrections('qwerty', ['query'])).toEqual([]);
    expect(corrections('flurbnax', ['flour'])).toEqual([]);
    expect(corrections('anything', [])).toEqual([]);
  });

  it('is not corrected if it is short', () => {
    expect(corrections('abc', ['abd'])).toEqual([]);
  });
});
