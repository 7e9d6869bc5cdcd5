import { describe, expect, it } from 'vitest';
import { loadSynonyms, parseSynonyms } from './load-synonyms.ts';

describe('the file of synonyms', () => {
  it('is valid, and knows what people call signing in', () => {
    expect([...loadSynonyms().words]).toEqual(expect.arrayContaining(['login', 'sign']));
  });

  it.each([
    ['groups:\n  - [alone]', 'search-synonyms.yaml:2'],
    ['groups:\n  - [a, b]\n  - [c, "!!"]', 'search-synonyms.yaml:3'],
    ['groups: []\nothers: []', 'search-synonyms.yaml:2'],
  ])('names the line of what is wrong in %j', (text, place) => {
    expect(() => parseSynonyms(text)).toThrow(place);
  });
});
