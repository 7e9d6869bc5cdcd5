import { describe, expect, it } from 'vitest';
import { longestSearchQuery } from './search-limits.ts';
import { indexedText, isFiller, queryWords, wordsOf } from './search-query.ts';

describe('the words of a query', () => {
  it.each([
    ['Stripe Checkout', ['stripe', 'checkout']],
    ["What's a café?", ['what', 's', 'a', 'cafe']],
    ['sign-in & log_in', ['sign', 'in', 'log', 'in']],
    ["'); drop table users; --", ['drop', 'table', 'users']],
    ['a:* | !b <-> c', ['a', 'b', 'c']],
    ['  ', []],
  ])('of %j are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('are limited, however long the text is', () => {
    expect(queryWords('word '.repeat(1_000)).length).toBeLessThanOrEqual(16);
    expect(queryWords('x'.repeat(1_000))).toEqual(['x'.repeat(longestSearchQuery)]);
  });

  it('keep letters of every script', () => {
    expect(wordsOf('Für Überweisungen: 日本 und қазақ')).toEqual([
      'fur',
      'uberweisungen',
      '日本',
      'und',
      'қазақ',
    ]);
  });

  it('include fillers, which are told apart', () => {
    expect(queryWords('how do I add a login').filter((word) => !isFiller(word))).toEqual(['login']);
  });
});

describe('the text for the database', () => {
  it('contains phrasal verbs as words of their own', () => {
    expect(indexedText('Signed in? Signs of Signing-up')).toBe('signed signin in signs of signing signup up');
  });
});
