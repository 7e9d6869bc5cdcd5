import { describe, expect, it } from 'vitest';
import { longestContentText } from './content-limits.ts';
import { mostTextLines, mostTextMarks, textBurden } from './text-burden.ts';

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
      /^must (?:have at most 20,000 of the characters|be at most 10,000 lines)/,
    );
  });

  it.each([
    ['entries of a list', '- a\n'],
    ['headings', '## a\n\n'],
    ['underlined headings', 'a\n=\n'],
    ['code', '```js\na\n```\n'],
    ['paragraphs of a letter', 'a\n\n'],
    ['empty lines', '\n'],
  ])('of nothing but %s is refused', (_, piece) => {
    expect(textBurden(filled(piece))).toBe('must be at most 10,000 lines');
  });

  it('may have just so many lines and marks', () => {
    expect(textBurden('a\n'.repeat(mostTextLines - 1))).toBeUndefined();
    expect(textBurden('a\n'.repeat(mostTextLines))).toBeDefined();
    expect(textBurden('*'.repeat(mostTextMarks))).toBeUndefined();
    expect(textBurden('*'.repeat(mostTextMarks + 1))).toBeDefined();
  });
});
