import { describe, expect, it } from 'vitest';
import { upToEnough } from './code-pieces.ts';

describe('upToEnough', () => {
  it('limits how much code of one article is highlighted, by length and by number of pieces', () => {
    const long = { code: 'a();\n'.repeat(4_000), language: 'js' };
    const short = { code: 'a', language: 'js' };
    expect(upToEnough([long, long, short])).toEqual([long]);
    expect(upToEnough(Array.from({ length: 1_000 }, () => short))).toHaveLength(300);
  });
});
