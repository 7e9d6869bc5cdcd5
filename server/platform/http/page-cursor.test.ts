import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, readCursor } from './page-cursor.ts';

const at = '1763200000123456';
const id = '6f1c2f0e-8d0b-4b62-9f0a-0a3b1c2d3e4f';

describe('a page cursor', () => {
  it('points to where a page ended', () => {
    expect(readCursor(cursorOf({ at, id }), 'uuid')).toEqual({ at, id });
    expect(readCursor(cursorOf({ at: '-5', id: '17' }), 'bigint')).toEqual({ at: '-5', id: '17' });
  });

  it('is rejected when it is malformed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('uuid', 'bigint'), (text, form) => {
        const end = readCursor(text, form);
        if (end) expect(readCursor(cursorOf(end), form)).toEqual(end);
      }),
    );
    for (const text of ['', 'x', cursorOf({ at: '1', id: "'; drop" })])
      expect(readCursor(text, 'uuid')).toBeUndefined();
  });

  it.each([
    { what: 'a number where rows have other ids', end: { at, id: '9' }, form: 'uuid' },
    { what: 'letters and dashes that are no id', end: { at, id: '---' }, form: 'uuid' },
    { what: 'an id of another list', end: { at, id }, form: 'bigint' },
    { what: 'a number that no row can have', end: { at, id: '9'.repeat(24) }, form: 'bigint' },
    { what: 'a moment before all time', end: { at: '-999999999999999999', id: '1' }, form: 'bigint' },
  ] as const)('refuses $what', ({ end, form }) => {
    expect(readCursor(cursorOf(end), form)).toBeUndefined();
  });
});
