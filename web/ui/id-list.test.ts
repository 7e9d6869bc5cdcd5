import { describe, expect, it } from 'vitest';
import { joinIds, splitIds } from './id-list.ts';

describe('a list of ids as one text', () => {
  it('contains the ids that it was made of', () => {
    expect(splitIds(joinIds([3, 12]))).toEqual(new Set(['3', '12']));
    expect(splitIds(joinIds(['first-lesson']))).toEqual(new Set(['first-lesson']));
  });

  it('contains nothing if there were no ids', () => {
    expect(splitIds(joinIds([]))).toEqual(new Set());
  });
});
