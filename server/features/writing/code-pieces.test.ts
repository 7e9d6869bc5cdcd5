import { expect, it } from 'vitest';
import { upToEnough } from './code-pieces.ts';

it('colours code of one article up to so much, whether it is long or there are many pieces of it', () => {
  const long = { code: 'a();\n'.repeat(4_000), language: 'js' };
  const short = { code: 'a', language: 'js' };
  expect(upToEnough([long, long, short])).toEqual([long]);
  expect(upToEnough(Array.from({ length: 1_000 }, () => short))).toHaveLength(300);
});
