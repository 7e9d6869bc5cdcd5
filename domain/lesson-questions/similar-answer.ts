import { sentencesOf, stem } from '../search/matching-sentence.ts';
import { indexedText, isFiller, phrasalVerb, weightOfWord, wordsOf } from '../search/search-query.ts';
import type { SearchTerm } from '../search/synonyms.ts';

/** A published answer: its title, and the question and the answer as one text. */
interface PublishedText {
  readonly title: string;
  readonly text: string;
}

/** How much of the question the answer must contain, depending on whether its title has anything to do with it. */
const leastInAnswer = { withTitle: 0.5, withoutTitle: 0.75 };

/** How much of the question the title or one sentence must contain. Long answers contain many words by chance. */
const leastInOnePlace = 0.34;

/** How much of the title the question must contain. A long question says much that no answer repeats. */
const leastOfTitle = 0.6;

/** One word in common is too little, unless there is no other. */
const leastWords = 2;

/** Whether a published answer is similar enough to a question to be suggested while somebody types. */
export function isSimilarAnswer(question: readonly SearchTerm[], { title, text }: PublishedText): boolean {
  return containsMost(question, title, text) || namesTitle(question, title);
}

function containsMost(question: readonly SearchTerm[], title: string, text: string): boolean {
  const telling = question.filter(isTelling);
  const found = termsIn(question, `${title}\n${text}`);
  if (telling.length === 0 || found.filter(isTelling).length < Math.min(leastWords, telling.length))
    return false;
  const hasTitle = termsIn(telling, title).length > 0;
  const least = hasTitle ? leastInAnswer.withTitle : leastInAnswer.withoutTitle;
  const all = weightOf(question);
  if (weightOf(found) < least * all) return false;
  return [title, ...sentencesOf(text)].some(
    (place) => weightOf(termsIn(question, place)) >= leastInOnePlace * all,
  );
}

/** Whether the question contains most words of the title. */
function namesTitle(question: readonly SearchTerm[], title: string): boolean {
  const words = wordsOf(title).filter((word) => !isFiller(word));
  const phrases = question.flatMap((term) => term.phrases).filter(phraseFinder(title));
  const stems = new Set(phrases.flat().map(stem));
  const named = words.filter((word) => stems.has(stem(word)));
  const weight = (some: readonly string[]) => some.reduce((sum, word) => sum + weightOfWord(word), 0);
  return (
    named.length >= Math.min(leastWords, words.length) &&
    weight(named) >= Math.max(1, leastOfTitle * weight(words))
  );
}

function termsIn(terms: readonly SearchTerm[], text: string): SearchTerm[] {
  const isInText = phraseFinder(text);
  return terms.filter(({ phrases }) => phrases.some(isInText));
}

/** Tells whether a text contains a phrase. */
function phraseFinder(text: string): (phrase: readonly string[]) => boolean {
  const stems = new Set(indexedText(text).split(' ').map(stem));
  return (phrase) => wordsToFind(phrase).every((word) => stems.has(stem(word)));
}

/** A verb and its particle are looked for as one word: "sign in" is not about signs. */
function wordsToFind(phrase: readonly string[]): readonly string[] {
  const [first = '', second] = phrase;
  const joined = phrase.length === 2 ? phrasalVerb(first, second) : undefined;
  return joined ? [joined] : phrase;
}

/** Whether a term says more than that something is about an app or a page. */
function isTelling(term: SearchTerm): boolean {
  return weightOf([term]) === 1;
}

function weightOf(terms: readonly SearchTerm[]): number {
  return terms.reduce((sum, { typed }) => sum + Math.max(...typed.map(weightOfWord)), 0);
}
