import type { CurrentUser } from '@chalkline/contract/people';
import type { SearchReply, SearchResult } from '@chalkline/contract/search';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { consoleAreas, mayUse } from '@chalkline/domain/access/roles';
import { isSimilarAnswer } from '@chalkline/domain/lesson-questions/similar-answer';
import { findConsolePages } from '@chalkline/domain/search/console-pages';
import {
  markMatches,
  matchingSentence,
  type TextSegment,
  WordMatcher,
} from '@chalkline/domain/search/matching-sentence';
import { findProductPages, productPageWords } from '@chalkline/domain/search/product-pages';
import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import { shortestSearchQuery } from '@chalkline/domain/search/search-limits';
import { isFiller, queryWords } from '@chalkline/domain/search/search-query';
import { searchRequirements } from '@chalkline/domain/search/search-requirements';
import type { SearchTerm, Synonyms } from '@chalkline/domain/search/synonyms';
import type { AppContext } from '../../platform/app-context.ts';
import type { LookedUp } from '../../platform/search/search-sources.ts';
import { findCorrections } from './corrected-words.ts';
import { type FoundDocument, findDocuments, type Reader } from './find-documents.ts';
import { nameLessonsOfNotes } from './name-lessons.ts';
import { type CorrectedTerms, correctedTerms, textQueries } from './search-terms.ts';

/** How many results are shown before the others, whatever their kind. */
const mostBest = 5;

/** Staff look for somebody in particular, so a few are enough. */
const mostLookedUp = 5;

type Dependencies = Pick<AppContext, 'db' | 'search'>;

/** What is searched: everything, or published answers that are similar to a question. */
interface WantedSearch {
  readonly q: string;
  readonly kind?: 'answer' | undefined;
}

export async function searchEverything(
  { db, search }: Dependencies,
  synonyms: Synonyms,
  { q: query, kind }: WantedSearch,
  viewer: CurrentUser | null,
): Promise<SearchReply> {
  if (query.length < shortestSearchQuery) return { best: [], groups: [], correctedTo: null };
  const reader = readerOf(viewer);
  const { terms, correctedTo, found } = await findCorrected({ db, synonyms, query, reader, kind });
  const matcher = new WordMatcher(terms);
  const documents = kind ? found.filter(isSimilarTo(terms)) : await nameLessonsOfNotes(db, found);
  const pages = kind ? [] : findPages(viewer, terms, matcher);
  const forStaff = kind ? [] : await findForStaff(search, viewer, queryWords(query), matcher);
  const results = documents.map((document) => resultOf(document, matcher));
  return {
    // Few queries are about a page, and then it is what somebody looks for.
    best: [...pages, ...results.slice(0, mostBest)],
    groups: groupsOf([...forStaff, ...results.slice(mostBest)]),
    correctedTo: documents.length + pages.length > 0 ? correctedTo : null,
  };
}

interface CorrectableSearch {
  readonly db: Dependencies['db'];
  readonly synonyms: Synonyms;
  readonly query: string;
  readonly reader: Reader;
  readonly kind: WantedSearch['kind'];
}

interface CorrectedSearch extends CorrectedTerms {
  readonly found: readonly FoundDocument[];
}

/** Only words that find nothing can be typos, so most queries search once and correct nothing. */
async function findCorrected({
  db,
  synonyms,
  query,
  reader,
  kind,
}: CorrectableSearch): Promise<CorrectedSearch> {
  const asTyped = correctedTerms(query, synonyms, new Map());
  const first = await findDocuments(db, textQueries(asTyped.terms), reader, kind);
  const unmatched = asTyped.terms.filter((_, index) => !first.isMatched[index]);
  const corrections = await findCorrections(
    db,
    unmatched.flatMap(({ typed }) => typed),
    { allowed: reader.allowed, otherWords: new Set([...synonyms.words, ...productPageWords]) },
  );
  if (corrections.size === 0) return { ...asTyped, found: first.documents };
  const corrected = correctedTerms(query, synonyms, corrections);
  const { documents } = await findDocuments(db, textQueries(corrected.terms), reader, kind);
  return { ...corrected, found: documents };
}

/** The text of a locked answer is unknown here, so it is compared by its title only. */
function isSimilarTo(terms: readonly SearchTerm[]) {
  return ({ title, body }: FoundDocument) => isSimilarAnswer(terms, { title, text: body ?? '' });
}

function readerOf(viewer: CurrentUser | null): Reader {
  return {
    userId: viewer?.id ?? null,
    allowed: searchRequirements.filter((requirement) => decideAccess(requirement, viewer) === 'allow'),
    areas: consoleAreas.filter((area) => mayUse(viewer?.role ?? null, area)),
  };
}

function findPages(
  viewer: CurrentUser | null,
  terms: readonly SearchTerm[],
  matcher: WordMatcher,
): SearchResult[] {
  const words = terms.flatMap(({ typed }) => typed).filter((word) => !isFiller(word));
  return findProductPages(viewer, words).map(({ title, about, address }) =>
    resultWithoutText('page', { title, context: about, address }, matcher),
  );
}

/** Pages of the console, and what only staff find, such as members. */
async function findForStaff(
  { lookups }: Dependencies['search'],
  viewer: CurrentUser | null,
  words: readonly string[],
  matcher: WordMatcher,
): Promise<SearchResult[]> {
  const role = viewer?.role ?? null;
  if (role === null || words.length === 0) return [];
  const pages = findConsolePages(
    role,
    words.filter((word) => !isFiller(word)),
  );
  const lookedUp = await Promise.all(
    lookups
      .filter(({ area }) => mayUse(role, area))
      .map(async ({ kind, find }) => ({ kind, rows: await find(words, mostLookedUp) })),
  );
  return [
    ...pages.map(({ title, about, address }) =>
      resultWithoutText('console', { title, context: about, address }, matcher),
    ),
    ...lookedUp.flatMap(({ kind, rows }) => rows.map((row) => resultWithoutText(kind, row, matcher))),
  ];
}

function resultWithoutText(
  kind: SearchKind,
  { title, context, address }: LookedUp,
  matcher: WordMatcher,
): SearchResult {
  return {
    ...{ kind, id: address, context, address },
    title: markMatches(title, matcher),
    sentence: [],
    isLocked: false,
  };
}

function resultOf({ summary, body, title, ...document }: FoundDocument, matcher: WordMatcher): SearchResult {
  return {
    ...document,
    title: markMatches(title, matcher),
    sentence: body === null ? [] : sentenceOf(body, summary, matcher),
  };
}

/** The sentence that matches, or the summary if only the title does. */
function sentenceOf(body: string, summary: string, matcher: WordMatcher): TextSegment[] {
  return (
    matchingSentence(body, matcher) ??
    matchingSentence(summary, matcher) ?? [{ text: summary, isMatch: false }]
  );
}

/** Results of a kind stay together, in the order in which each kind comes first. */
function groupsOf(results: readonly SearchResult[]): SearchReply['groups'] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, results: results.filter((one) => one.kind === kind) }));
}
