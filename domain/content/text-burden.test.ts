import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestContentText } from './content-limits.ts';
import { isHeavyText, mostInBrackets, mostTextLines, mostTextMarks, textBurden } from './text-burden.ts';

const filled = (piece: string) =>
  piece.repeat(Math.ceil(longestContentText / piece.length)).slice(0, longestContentText);

describe('a text', () => {
  it.each([
    ['of prose', 'A sentence with a few words in it, as people write them. '],
    ['of paragraphs', 'A sentence with a few words in it, as people write them.\n\n'],
    [
      'with a link in every sentence',
      'Look at [this page](https://works.example/page), which says *more* about it. ',
    ],
    ['of quotes in quotes', '>'],
    ['of lists in lists', '- '],
    ['of blank', ' '],
    ['of one word', 'a'],
  ])('%s is fine up to its greatest length', (_, piece) => {
    expect(textBurden(filled(piece))).toBeUndefined();
    expect(textBurden(`${filled(piece)}.`)).toBe('must be at most 200,000 characters');
  });

  it.each([
    ['brackets that nobody closes', '['],
    ['brackets in brackets', '[]'],
    ['pictures that nobody closes', '!['],
    ['stars', '*a '],
    ['stars and lines', 'a**b_c~~'],
    ['ticks', '`a'],
    ['rows of a table', '|a|b|\n'],
    ['columns of a table', 'a|'],
    ['signs that could begin something', '<![CDATA['],
    ['signs that could be letters', '&'],
    ['signs that could be plain', '\\*'],
  ])('of nothing but %s is refused', (_, piece) => {
    expect(textBurden(filled(piece))).toMatch(
      /^(?:can have at most 20,000 formatting characters|must be at most 10,000 lines)/,
    );
  });

  it.each([
    ['entries of a list', '- a\n'],
    ['headings', '## a\n\n'],
    ['underlined headings', 'a\n=\n'],
    ['code', '```js\na\n```\n'],
    ['paragraphs of one character', 'a\n\n'],
    ['empty lines', '\n'],
  ])('of nothing but %s is refused', (_, piece) => {
    expect(textBurden(filled(piece))).toBe('must be at most 10,000 lines');
  });

  it('may have exactly the limits of lines and marks', () => {
    expect(textBurden('a\n'.repeat(mostTextLines - 1))).toBeUndefined();
    expect(textBurden('a\n'.repeat(mostTextLines))).toBeDefined();
    expect(textBurden('*'.repeat(mostTextMarks))).toBeUndefined();
    expect(textBurden('*'.repeat(mostTextMarks + 1))).toBeDefined();
  });

  it.each([
    ['within brackets', `${'['.repeat(99)}${'x '.repeat(99_000)}${']'.repeat(99)}`],
    ['within pictures', `${'!['.repeat(99)}${'x '.repeat(99_000)}${'](a)'.repeat(99)}`],
    ['many times', `${'['.repeat(99)}${'x '.repeat(800)}${']'.repeat(99)}`.repeat(100)],
  ])('of brackets %s is refused', (_, text) => {
    expect(textBurden(`[x]: y\n\n${text}`)).toBe('has too many brackets inside brackets');
  });

  it('may be in as many nested brackets as its length allows', () => {
    const inside = (depth: number, length: number) =>
      `${'['.repeat(depth)}${'x'.repeat(length)}${']'.repeat(depth)}`;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (depth) => {
        // Each pair counts its content, and its opening bracket.
        const longest = Math.floor(mostInBrackets / depth) - depth;
        fc.pre(longest > 0 && longest + 2 * depth < longestContentText);
        expect(textBurden(inside(depth, longest))).toBeUndefined();
        expect(textBurden(inside(depth, longest + 1))).toBeDefined();
      }),
      { numRuns: 20 },
    );
  });

  it('may have unmatched brackets, and starts again after an empty line', () => {
    expect(textBurden(`${'['.repeat(99)}${'x '.repeat(99_000)}`)).toBeUndefined();
    expect(textBurden(`${'x '.repeat(99_000)}${']'.repeat(99)}`)).toBeUndefined();
    expect(textBurden(`${'['.repeat(99)}\n \n${'x '.repeat(99_000)}${']'.repeat(99)}`)).toBeUndefined();
  });
});

describe('a heavy text', () => {
  it.each([
    ['long', 'word '.repeat(2_001)],
    ['full of brackets', '['.repeat(501)],
    ['full of markup', '*a_ [![x]('.repeat(100)],
  ])('is recognized when it is %s', (_, text) => {
    expect(isHeavyText(text)).toBe(true);
  });

  it('is not an ordinary message', () => {
    expect(isHeavyText('Please **look** at [my app](https://example.com). '.repeat(50))).toBe(false);
  });
});
