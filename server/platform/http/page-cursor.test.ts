import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, endBefore, pageOf, readCursor } from './page-cursor.ts';

const at = '1763200000123456';
const id = '6f1c2f0e-8d0b-4b62-9f0a-0a3b1c2d3e4f';
const keys = { uuid: ['moment', 'uuid'], bigint: ['moment', 'bigint'] } as const;

describe('a page cursor', () => {
  it('points to where a page ended', () => {
    expect(readCursor(cursorOf([at, id]), keys.uuid)).toEqual([at, id]);
    expect(readCursor(cursorOf(['-5', '17']), keys.bigint)).toEqual(['-5', '17']);
    expect(readCursor(cursorOf(['12']), ['integer'])).toEqual(['12']);
    expect(readCursor(cursorOf(['Say "hi" \\', '']), ['text', 'text'])).toEqual(['Say "hi" \\', '']);
  });

  it('is rejected when it is malformed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(keys.uuid, keys.bigint, ['text'] as const), (text, key) => {
        const end = readCursor(text, key);
        if (end) expect(readCursor(cursorOf(end), key)).toEqual(end);
      }),
    );
    for (const text of ['', 'x', cursorOf(['1', "'; drop"])])
      expect(readCursor(text, keys.uuid)).toBeUndefined();
  });

  it.each([
    { what: 'a number where rows have other ids', end: [at, '9'], key: keys.uuid },
    { what: 'letters and dashes that are no id', end: [at, '---'], key: keys.uuid },
    { what: 'an id of another list', end: [at, id], key: keys.bigint },
    { what: 'the end of a list with a shorter sort key', end: ['12'], key: keys.bigint },
    { what: 'the end of a list with a longer sort key', end: [at, '12'], key: ['moment'] },
    { what: 'a number that no row can have', end: [at, '9'.repeat(24)], key: keys.bigint },
    { what: 'a moment before all time', end: ['-999999999999999999', '1'], key: keys.bigint },
  ] as const)('refuses $what', ({ end, key }) => {
    expect(readCursor(cursorOf(end), key)).toBeUndefined();
  });
});

describe('a page of rows', () => {
  const endOf = (row: number) => [String(row)] as const;

  it('names the cursor of the next page while there are more rows', () => {
    const { page, end, next } = pageOf([1, 2, 3], 2, endOf);
    expect({ page, end, next }).toEqual({ page: [1, 2], end: ['2'], next: cursorOf(['2']) });
    expect(endBefore(next ?? undefined, ['integer'], 'This page')).toEqual(['2']);
  });

  it('has no cursor when it is the last one', () => {
    expect(pageOf([1, 2], 2, endOf)).toEqual({ page: [1, 2], end: undefined, next: null });
    expect(pageOf([], 2, endOf)).toEqual({ page: [], end: undefined, next: null });
  });

  it('is the first one without a cursor, and is not found with an invalid one', () => {
    expect(endBefore(undefined, ['integer'], 'This page')).toBeUndefined();
    expect(() => endBefore('x', ['integer'], 'This page')).toThrow("This page doesn't exist.");
  });
});
