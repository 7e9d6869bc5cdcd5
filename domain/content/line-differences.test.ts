import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDifferences } from './line-differences.ts';

const signs = { same: ' ', added: '+', removed: '-' };
const diff = (before: string, after: string) =>
  lineDifferences(before, after).map(({ kind, text }) => signs[kind] + text);

describe('the line diff of two texts', () => {
  it('shows which lines were removed and added', () => {
    expect(diff('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c']);
    expect(diff('a\nc', 'a\nb\nc')).toEqual([' a', '+b', ' c']);
    expect(diff('', 'a')).toEqual(['+a']);
    expect(diff('a', '')).toEqual(['-a']);
  });

  it('keeps as many lines as possible', () => {
    expect(diff('a\nb\nc\nd', 'b\nc\nx\nd')).toEqual(['-a', ' b', ' c', '+x', ' d']);
  });

  it('contains both texts, complete and in order', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = lineDifferences(before, after);
        const without = (kind: string) => lines.filter((line) => line.kind !== kind).map((line) => line.text);
        expect(without('added').join('\n')).toBe(before);
        expect(without('removed').join('\n')).toBe(after);
      }),
    );
  });

  it('gives up on detail, not on the texts, when they are very long', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join('\n');
    expect(lineDifferences(long('a'), long('b'))).toHaveLength(6_000);
  });
});
