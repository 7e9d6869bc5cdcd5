import { sentencesOf, stem } from '../search/matching-sentence.ts';
import { indexedText, isFiller, phrasalVerb, weightOfWord, wordsOf } from '../search/search-query.ts';
import type { SearchTerm } from '../search/synonyms.ts';

/** A published answer: its title, and the question and the answer as one text. */
interface PublishedText {
  readonly title: string;
  readonly text: string;
}

/** How much of the question the answer must contain, and how much of it in its title or in one sentence. */
const leastInAnswer = 0.5;
const leastInOnePlace = 0.34;

/** How much of the title the question must contain, if it has many other words. */
const leastOfTitle = 0.6;

/** One word in common is too little, unless the question has no other. */
const leastWords = 2;

/**
 * Whether a published answer is similar enough to a question to be suggested while somebody types. Long answers
 * contain many words by chance, so some must be close to each other.
 */
export function isSimilarAnswer(question: readonly SearchTerm[], { title, text }: PublishedText): boolean {
  return containsMost(question, title, text) || namesTitle(question, title);
}

function containsMost(question: readonly SearchTerm[], title: string, text: string): boolean {
  if (question.length === 0) return false;
  const all = weightOf(question);
  const found = termsIn(question, `${title}\n${text}`);
  if (found.length < Math.min(leastWords, question.length)) return false;
  if (weightOf(found) < leastInAnswer * all) return false;
  return [title, ...sentencesOf(text)].some(
    (place) => weightOf(termsIn(question, place)) >= leastInOnePlace * all,
  );
}

/** Whether the question contains most words of the title. A long question says much that no answer repeats. */
function namesTitle(question: readonly SearchTerm[], title: string): boolean {
  const words = wordsOf(title).filter((word) => !isFiller(word));
  const stems = new Set(question.flatMap(({ phrases }) => phrases.flat()).map(stem));
  const named = words.filter((word) => stems.has(stem(word)));
  const weight = (some: readonly string[]) => some.reduce((sum, word) => sum + weightOfWord(word), 0);
  return named.length >= leastWords && weight(named) >= leastOfTitle * weight(words);
}

function termsIn(terms: readonly SearchTerm[], text: string): SearchTerm[] {
  const stems = new Set(indexedText(text).split(' ').map(stem));
  return terms.filter(({ phrases }) =>
    phrases.some((phrase) => wordsToFind(phrase).every((word) => stems.has(stem(word)))),
  );
}

/** A verb and its particle are looked for as one word: "sign in" is not about signs. */
function wordsToFind(phrase: readonly string[]): readonly string[] {
  const [first = '', second] = phrase;
  const joined = phrase.length === 2 ? phrasalVerb(first, second) : undefined;
  return joined ? [joined] : phrase;
}

function weightOf(terms: readonly SearchTerm[]): number {
  return terms.reduce((sum, { typed }) => sum + Math.max(...typed.map(weightOfWord)), 0);
}
