import { describe, expect, it } from 'vitest';
import { plainCopy } from './plain-copy.ts';

describe('a plain copy', () => {
  it('is equal to the original, and changes without it', () => {
    const original = { name: 'Ada', deleted: null, plans: [{ price: 29 }], none: undefined };
    const copy = plainCopy(original);
    expect(copy).toStrictEqual(original);
    for (const plan of copy.plans) plan.price = 0;
    expect(original.plans).toEqual([{ price: 29 }]);
  });
});
