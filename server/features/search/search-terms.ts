import { phrasalVerb, queryWords, weightOfWord } from '@chalkline/domain/search/search-query';
import type { SearchTerm, Synonyms } from '@chalkline/domain/search/synonyms';

export interface CorrectedTerms {
  readonly terms: readonly SearchTerm[];
  /** The query without its typos, if there were any. */
  readonly correctedTo: string | null;
}

/** What somebody looks for, with typos corrected. The typed word is looked for as well: it may be a name. */
export function correctedTerms(
  query: string,
  synonyms: Synonyms,
  corrected: ReadonlyMap<string, readonly string[]>,
): CorrectedTerms {
  const words = queryWords(query);
  const meant = words.map((word) => corrected.get(word)?.[0] ?? word);
  const typedAs = new Map([...corrected].map(([typed, [first = '']]) => [first, typed]));
  const terms = synonyms.termsOf(meant).map(({ typed, phrases }): SearchTerm => {
    const others = typed.flatMap((word) => {
      const asTyped = typedAs.get(word);
      return asTyped === undefined ? [] : [[asTyped], ...(corrected.get(asTyped) ?? []).map((one) => [one])];
    });
    return { typed, phrases: [...phrases, ...others] };
  });
  return { terms, correctedTo: corrected.size > 0 ? meant.join(' ') : null };
}

/**
 * A term for the database: the typed words, and everything that means the same. Terms consist of letters and digits
 * only, so they cannot contain operators. The last word may be incomplete.
 */
export interface TextQuery {
  readonly exact: string;
  readonly wide: string;
  /** How much the term says, compared with the others. */
  readonly weight: number;
}

export function textQueries(terms: readonly SearchTerm[]): TextQuery[] {
  return terms.map(({ typed, phrases }, index) => {
    const exact = phraseQuery(typed, index === terms.length - 1);
    const others = phrases.filter((phrase) => phrase.join(' ') !== typed.join(' '));
    const all = new Set([exact, ...others.map((phrase) => phraseQuery(phrase, false))]);
    const wide = [...all].join(' | ');
    return { exact, wide, weight: Math.max(...typed.map(weightOfWord)) };
  });
}

function phraseQuery(words: readonly string[], isIncomplete: boolean): string {
  const [first = '', second] = words;
  const joined = words.length === 2 ? phrasalVerb(first, second) : undefined;
  if (joined) return `(${joined})`;
  const parts = words.map((word, index) => (isIncomplete && index === words.length - 1 ? `${word}:*` : word));
  return `(${parts.join(' & ')})`;
}
