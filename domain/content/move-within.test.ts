import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveWithin } from './move-within.ts';

describe('moveWithin', () => {
  it('moves an item, and the others close the gap', () => {
    expect(moveWithin(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveWithin(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('leaves the list unchanged for an invalid index', () => {
    const list = ['a', 'b'];
    expect(moveWithin(list, 0, -1)).toBe(list);
    expect(moveWithin(list, 1, 2)).toBe(list);
    expect(moveWithin(list, 5, 0)).toBe(list);
  });

  it('loses nothing, and is undone by moving back', () => {
    const cases = fc.tuple(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(cases, ([list, from, to]) => {
        const moved = moveWithin(list, from, to);
        expect([...moved].sort()).toEqual([...list].sort());
        if (from < list.length && to < list.length) expect(moveWithin(moved, to, from)).toEqual(list);
      }),
    );
  });
});
