import { describe, expect, it } from 'vitest';
import { markMatches, matchingSentence, WordMatcher } from './matching-sentence.ts';
import { queryWords } from './search-query.ts';
import { Synonyms } from './synonyms.ts';

const synonyms = new Synonyms([['publish', 'deploy']]);
const matcherOf = (query: string) => new WordMatcher(synonyms.termsOf(queryWords(query)));

/** The text with its matches in brackets. */
const written = (segments: ReturnType<typeof matchingSentence>) =>
  segments?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const text = `Open the shop first. Connect Stripe, then test the checkout page.
Publishing comes last! Stripe sends the money.`;

describe('the matching sentence', () => {
  it('contains most of what was looked for', () => {
    expect(written(matchingSentence(text, matcherOf('stripe checkout')))).toBe(
      'Connect [Stripe], then test the [checkout] page.',
    );
  });

  it('is found by other forms of a word and by synonyms', () => {
    expect(written(matchingSentence(text, matcherOf('deploy')))).toBe('[Publishing] comes last!');
    expect(written(matchingSentence(text, matcherOf('tests')))).toBe(
      'Connect Stripe, then [test] the checkout page.',
    );
  });

  it('is found by a word that is not finished', () => {
    expect(written(matchingSentence(text, matcherOf('check')))).toContain('[checkout]');
  });

  it('is found by words with and without accents', () => {
    const menu = 'Tea. A CAFÉ in Zürich. Coffee.';
    expect(written(matchingSentence(menu, matcherOf('cafe')))).toBe('A [CAFÉ] in Zürich.');
    expect(written(matchingSentence(menu, matcherOf('zurich')))).toBe('A CAFÉ in [Zürich].');
    expect(written(matchingSentence(menu, matcherOf('café')))).toBe('A [CAFÉ] in Zürich.');
  });

  it('does not exist if nothing matches', () => {
    expect(matchingSentence(text, matcherOf('giraffe'))).toBeUndefined();
  });

  it('ignores fillers', () => {
    expect(matchingSentence('You can do it in the app.', matcherOf('how do I do it'))).toBeUndefined();
  });

  it('is cut around its first match if it is long', () => {
    const long = `${'before '.repeat(60)}Stripe ${'after '.repeat(60)}`;
    const shown = written(matchingSentence(long, matcherOf('stripe'))) ?? '';
    expect(shown.length).toBeLessThan(200);
    expect(shown).toMatch(/^… before .*\[Stripe\] after .* …$/);
  });
});

describe('marked matches', () => {
  it('together are the whole text', () => {
    const title = 'Let people sign in – with “Google”';
    const segments = markMatches(title, matcherOf('google people'));
    expect(segments.map((segment) => segment.text).join('')).toBe(title);
    expect(segments.filter(({ isMatch }) => isMatch).map((segment) => segment.text)).toEqual([
      'people',
      'Google',
    ]);
  });
});
