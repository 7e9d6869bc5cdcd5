import { describe, expect, it } from 'vitest';
import { queryWords } from './search-query.ts';
import { Synonyms } from './synonyms.ts';

const synonyms = new Synonyms([
  ['login', 'log in', 'sign in'],
  ['photo', 'picture'],
  ['log', 'record'],
]);

const phrasesOf = (query: string) =>
  synonyms.termsOf(queryWords(query)).map(({ phrases }) => phrases.map((phrase) => phrase.join(' ')));

describe('synonyms', () => {
  it('add every phrase of the group to what was typed', () => {
    expect(phrasesOf('login')).toEqual([['login', 'log in', 'sign in']]);
  });

  it('are found as phrases, the longest first, although they contain fillers', () => {
    expect(phrasesOf('how do I log in')).toEqual([['log in', 'login', 'sign in']]);
  });

  it('are the same in the plural', () => {
    expect(phrasesOf('Photos')).toEqual([['photos', 'photo', 'picture']]);
  });

  it('leave other words alone', () => {
    expect(phrasesOf('stripe checkout')).toEqual([['stripe'], ['checkout']]);
  });

  it('make no term of fillers', () => {
    expect(phrasesOf('how do I')).toEqual([]);
  });
});
