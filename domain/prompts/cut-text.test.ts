import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countOf = (text: string) => [...segmenter.segment(text)].length;

/** Characters that stand alone, mixed with characters that combine with their neighbours. */
const joining = fc.constantFrom('a', 'é', '’', '…', '\n', '\r', '\u0301', '\u00ad', '\u200d', '👩', '🇬', '©');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  fc.string({ unit: joining, maxLength: 80 }),
);
const anyLength = fc.integer({ min: 1, max: 60 });

describe('a text that is cut', () => {
  it('stays complete up to the length, and gets an ellipsis beyond it', () => {
    expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100));
    expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  });

  it('counts what a reader sees as one character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutText(family.repeat(3), 3)).toBe(family.repeat(3));
    expect(cutText(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
    expect(cutText('e\u0301'.repeat(4), 4)).toBe('e\u0301'.repeat(4));
  });

  it('starts like the text and is never longer than allowed', () => {
    fc.assert(
      fc.property(anyText, anyLength, (text, length) => {
        const cut = cutText(text, length);
        const kept = countOf(text) > length ? cut.slice(0, -1) : cut;
        expect(cut).toBe(countOf(text) > length ? `${kept}…` : text);
        expect(text.startsWith(kept)).toBe(true);
        expect(countOf(kept)).toBe(Math.min(countOf(text), length));
      }),
    );
  });

  it('is not changed by being cut again', () => {
    fc.assert(
      fc.property(anyText, anyLength, (text, length) => {
        const cut = cutText(text, length);
        expect(cutText(cut, length)).toBe(cut);
      }),
    );
  });
});
