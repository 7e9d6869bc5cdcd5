import { expect, it } from 'vitest';
import { singleRange } from './single-range.ts';

it.each(['bytes=0-99', 'bytes=100-', 'bytes=-5', 'bytes=7-7', 'bytes=0-999999999999999'])(
  'asks a bucket for %s',
  (range) => {
    expect(singleRange(range)).toBe(range);
  },
);

it.each([
  undefined,
  '',
  'bytes=0-1,5-6',
  'bytes=9-2',
  'bytes=-',
  'bytes=\u00e9',
  'rows=1-2',
  `bytes=0-${'9'.repeat(30)}`,
])('asks a bucket for the whole file instead of %s', (range) => {
  expect(singleRange(range)).toBeUndefined();
});
