import { longestSearchQuery } from './search-limits.ts';

/** Every word costs time. */
const mostWords = 16;

/** Most texts have no accents, and checking is quicker than removing none. */
const isPlain = /^[ -~\s]*$/;

/** A text as search compares it: in lower case and without accents. */
export function folded(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, as search compares them. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that somebody typed. */
export function queryWords(query: string): string[] {
  return wordsOf(query.slice(0, longestSearchQuery)).slice(0, mostWords);
}

/** Words of questions that say nothing about their subject. */
const fillers = new Set(
  `a about actually add adding after again all also always am an and any anyone anything are aren as at be because been before
  being best better but by can cannot cant come could couldn d did didn do does doesn doing don done dont each easy else
  ever every few find for from get gets getting give go goes going good got had has hasn have haven having he help
  her here hers him his hi how howto i if im in into is isn it its just keeps kind know like ll look m make makes making
  many may maybe me mean might more most much must my need needs never no nor not of off on once one only or other
  our ours out over own please possible put re really s same see shall she should show shows so some someone something
  somebody still such t tell than thank thanks that the their them then there these they thing things this those to
  too try trying two under until up use used using ve very via want wants was wasn way ways we well were what when
  where whether which while who whom whose why will with within without won would wouldn you your yours`.split(
    /\s+/,
  ),
);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Words that almost everything here is about. */
const commonWords = new Set(
  'app application apps build building create creating page pages people project user users work working works'.split(
    ' ',
  ),
);

/** How much finding a word says, compared with other words of the same query. */
export function weightOfWord(word: string): number {
  return commonWords.has(word) ? 0.3 : 1;
}

/** "Sign in" is about something else than "signs": such a pair is also stored and looked for as one word. */
const particles = new Set(['in', 'out', 'up', 'on', 'off']);

/** A verb and its particle as one word, such as "signin" for "signed in". Undefined for other words. */
export function phrasalVerb(verb: string, particle: string | undefined): string | undefined {
  if (particle === undefined || !particles.has(particle)) return undefined;
  return verb.replace(/(?:ing|ed|s)$/, '') + particle;
}

/** The words of a text for the database, with phrasal verbs as words of their own. */
export function indexedText(text: string): string {
  const words = wordsOf(text);
  return words.flatMap((word, index) => [word, phrasalVerb(word, words[index + 1]) ?? []].flat()).join(' ');
}
