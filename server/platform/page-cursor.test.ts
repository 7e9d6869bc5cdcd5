import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cursorOf, readCursor } from './page-cursor.ts';

it('leads back to where a page ended', () => {
  const end = { at: '1763200000123456', id: '6f1c2f0e-8d0b-4b62-9f0a-0a3b1c2d3e4f' };
  expect(readCursor(cursorOf(end))).toEqual(end);
  expect(readCursor(cursorOf({ at: '-5', id: '17' }))).toEqual({ at: '-5', id: '17' });
});

it('gives nothing for anything else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const end = readCursor(text);
      if (end) expect(readCursor(cursorOf(end))).toEqual(end);
    }),
  );
  for (const text of ['', 'x', cursorOf({ at: '1', id: "'; drop" })])
    expect(readCursor(text)).toBeUndefined();
});
