import { Synonyms } from '@chalkline/domain/search/synonyms';
import { describe, expect, it } from 'vitest';
import { correctedTerms, textQueries } from './search-terms.ts';

const synonyms = new Synonyms([['stripe', 'card payment']]);

describe('what the database looks for', () => {
  it('is each term or anything that means the same, the last word as far as it was typed', () => {
    const { terms, correctedTo } = correctedTerms('my stripe acc', synonyms, new Map());
    expect(correctedTo).toBeNull();
    expect(textQueries(terms)).toEqual([
      { exact: '(stripe)', wide: '(stripe) | (card & payment)', weight: 1 },
      { exact: '(acc:*)', wide: '(acc:*)', weight: 1 },
    ]);
  });

  it('includes the typed word besides the corrected one', () => {
    const { terms, correctedTo } = correctedTerms(
      'strpe',
      synonyms,
      new Map([['strpe', ['stripe', 'strips']]]),
    );
    expect(correctedTo).toBe('stripe');
    expect(textQueries(terms)[0]?.wide).toBe('(stripe:*) | (card & payment) | (strpe) | (strips)');
  });
});
