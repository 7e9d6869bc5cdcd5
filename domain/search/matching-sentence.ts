import { folded, isFiller } from './search-query.ts';
import type { SearchTerm } from './synonyms.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface TextSegment {
  readonly text: string;
  readonly isMatch: boolean;
}

const longestSentence = 180;

/** Endings that do not change what a word is about. Longer ones come first. */
const endings = /(?:ations?|ating|ings?|ers?|ments?|ies|ied|ed|es|s|y|e)$/;

export function stem(word: string): string {
  const short = word.replace(endings, '');
  return short.length >= 3 ? short : word;
}

/** Whether a word of a text belongs to one of the terms. The last typed word may be incomplete. */
export class WordMatcher {
  readonly #stems: ReadonlySet<string>;
  readonly #beginning: string | undefined;
  /** A quick look for the few words of a long text that can belong to a term. */
  readonly #candidates: RegExp;
  /** A text repeats its words, and each is compared once. */
  readonly #known = new Map<string, string | undefined>();

  constructor(terms: readonly SearchTerm[]) {
    const words = terms.flatMap(({ phrases }) => phrases.flat()).filter((word) => !isFiller(word));
    this.#stems = new Set(words.map(stem));
    this.#beginning = terms.at(-1)?.typed.at(-1);
    this.#candidates = wordsBeginningWith([...this.#stems, this.#beginning ?? '']);
  }

  /** The stems of the words of a text that belong to a term. */
  stemsIn(text: string): Set<string> {
    return new Set((text.match(this.#candidates) ?? []).flatMap((word) => this.stemOf(word) ?? []));
  }

  /** The stem of a word that belongs to a term, or undefined. */
  stemOf(word: string): string | undefined {
    if (!this.#known.has(word)) this.#known.set(word, this.#find(folded(word)));
    return this.#known.get(word);
  }

  #find(word: string): string | undefined {
    if (this.#stems.has(stem(word))) return stem(word);
    const isBegun =
      this.#beginning !== undefined && this.#beginning.length > 2 && word.startsWith(this.#beginning);
    return isBegun ? this.#beginning : undefined;
  }
}

/** Finds words that begin in one of these ways, and those with other letters than a to z, which have to be folded first. */
function wordsBeginningWith(beginnings: readonly string[]): RegExp {
  const otherLetter = String.raw`[a-z0-9]*(?![a-z0-9])[\p{L}\p{N}]`;
  const either = [...beginnings.filter((beginning) => beginning !== ''), otherLetter].join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${either})[\p{L}\p{N}]*`, 'giu');
}

/** The text in pieces, with the words of the query marked. */
export function markMatches(text: string, matcher: WordMatcher): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const piece of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const isMatch = matcher.stemOf(piece) !== undefined;
    const last = segments.at(-1);
    if (last && last.isMatch === isMatch)
      segments[segments.length - 1] = { text: last.text + piece, isMatch };
    else segments.push({ text: piece, isMatch });
  }
  return segments;
}

/** The sentence of a text that contains most of what was looked for, or undefined if none contains any of it. */
export function matchingSentence(text: string, matcher: WordMatcher): TextSegment[] | undefined {
  let best: { sentence: string; found: number } | undefined;
  for (const sentence of sentencesOf(text)) {
    const found = matcher.stemsIn(sentence).size;
    if (found > (best?.found ?? 0)) best = { sentence, found };
  }
  return best && markMatches(shortened(best.sentence, matcher), matcher);
}

/** Sentences end at their punctuation or with their line. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** A long sentence is cut around its first match. */
function shortened(sentence: string, matcher: WordMatcher): string {
  if (sentence.length <= longestSentence) return sentence;
  const first = [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].find(
    ([word]) => matcher.stemOf(word) !== undefined,
  );
  const from = wordStart(
    sentence,
    Math.max(0, Math.min((first?.index ?? 0) - 60, sentence.length - longestSentence)),
  );
  const end = from + longestSentence;
  const cut =
    end < sentence.length
      ? sentence.slice(from, Math.max(from + 1, sentence.lastIndexOf(' ', end)))
      : sentence.slice(from);
  return `${from > 0 ? '… ' : ''}${cut}${end < sentence.length ? ' …' : ''}`;
}

function wordStart(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}

/** Whether a text contains every word of a query, in any order and with any ending. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const inText = folded(text);
  return words.every((word) => inText.includes(stem(word)));
}
