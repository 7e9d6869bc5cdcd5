import { isFiller, wordsOf } from './search-query.ts';

/** Phrases that mean the same to a learner, such as "log in" and "sign in". */
export type SynonymGroup = readonly string[];

/** One thing that somebody looks for: the words as typed, and every phrase that means the same. */
export interface SearchTerm {
  readonly typed: readonly string[];
  readonly phrases: readonly (readonly string[])[];
}

/** Phrases by their words, prepared once. */
export class Synonyms {
  readonly #groups = new Map<string, readonly (readonly string[])[]>();
  #longest = 1;
  /** Every word of the phrases, for correcting typos. */
  readonly words: ReadonlySet<string>;

  constructor(groups: readonly SynonymGroup[]) {
    for (const group of groups) {
      const phrases = group.map(wordsOf);
      for (const phrase of phrases) {
        const key = keyOf(phrase);
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), ...phrases]);
        this.#longest = Math.max(this.#longest, phrase.length);
      }
    }
    this.words = new Set([...this.#groups.values()].flat(2));
  }

  /** What the typed words look for. Longer phrases win, and fillers count only within a phrase. */
  termsOf(words: readonly string[]): SearchTerm[] {
    const terms: SearchTerm[] = [];
    for (let at = 0; at < words.length; ) {
      const { length, phrases } = this.#phraseAt(words, at);
      const typed = words.slice(at, at + length);
      if (phrases || !typed.every(isFiller))
        terms.push({ typed, phrases: distinct([typed, ...(phrases ?? [])]) });
      at += length;
    }
    return terms;
  }

  #phraseAt(words: readonly string[], at: number) {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length -= 1) {
      const phrases = this.#groups.get(keyOf(words.slice(at, at + length)));
      if (phrases) return { length, phrases };
    }
    return { length: 1, phrases: undefined };
  }
}

/** Plural and singular are the same phrase. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)).join(' ');
}

function distinct(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}
