import type { ConsoleArea } from '@chalkline/domain/access/roles';
import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import { indexedText, wordsOf } from '@chalkline/domain/search/search-query';
import type { SearchRequirement } from '@chalkline/domain/search/search-requirements';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inSlices } from './in-slices.ts';
import { searchDocuments, searchState, searchWords } from './schema.ts';

/** Something that can be found. */
interface SearchDocument {
  readonly id: string;
  /** Whose it is; everybody's without. */
  readonly ownerId?: string;
  /** The area of the console whose staff read it whoever owns it, and its page there. */
  readonly staff?: { readonly area: ConsoleArea; readonly address: string };
  /** What reading the body requires. Title, context and summary are shown to everybody who may find it. */
  readonly requires: SearchRequirement;
  readonly title: string;
  readonly context?: string;
  readonly summary?: string;
  /** Words that count almost as much as the title, such as headings. They belong to the body. */
  readonly headings?: readonly string[];
  readonly body: string;
  readonly address: string;
  /** Where it leads those who may not read it, if not to the same page. */
  readonly lockedAddress?: string;
}

/** How the documents of a kind are made. */
export interface SearchSource {
  readonly kind: SearchKind;
  /** The documents with these ids, or all. What should not be found is left out. */
  read(tx: Database, ids?: readonly string[]): Promise<readonly SearchDocument[]>;
}

/**
 * Documents of single people, of which there can be very many. They are made page by page, so that nobody waits
 * until all of them are made.
 */
export interface PersonalSearchSource extends SearchSource {
  /** The ids that follow this one, in their order. What they name cannot be changed until the transaction ends. */
  lockNext(tx: Database, after: string | undefined, count: number): Promise<readonly string[]>;
}

/** Raised when documents are made differently, so that they are made again. */
const searchVersion = 2;

/** The advisory lock for the documents: changes share it, and making all of them takes it alone. */
const searchLock = 1_397_047_112;

/** How long a previous version may still be running, which does not know all documents. */
const deploymentMilliseconds = 60 * 60 * 1000;

/**
 * Makes the documents with these ids again, in the transaction that changed what they are made of. Nothing is done
 * before all documents have been made for the first time.
 */
export async function updateDocuments(
  tx: Database,
  source: SearchSource,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${searchLock})`);
  if (!(await hasDocuments(tx))) return;
  for (const slice of inSlices(ids)) await replace(tx, source, slice);
}

async function replace(tx: Database, source: SearchSource, ids: readonly string[]): Promise<void> {
  const { ownerId, requires, title, context, summary, body } = searchDocuments;
  const removed = await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, source.kind), inArray(searchDocuments.documentId, [...ids])))
    .returning({ ownerId, requires, title, context, summary, body });
  const words = await insert(tx, source.kind, await source.read(tx, ids));
  const isKept = new Set(words.map(nameOfWord));
  await removeWords(
    tx,
    vocabularyOf(removed).filter((word) => !isKept.has(nameOfWord(word))),
  );
}

/** Makes all documents if that has not been done by this version. Returns whether it did. */
export async function buildDocuments(
  db: Database,
  sources: readonly SearchSource[],
  now: Date,
): Promise<boolean> {
  if (!needsBuilding(await stateOf(db, 'shared'), now)) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${searchLock})`);
    const state = await stateOf(tx, 'shared');
    // Another process may have done it while this one waited.
    if (!needsBuilding(state, now)) return false;
    const kinds = sources.map(({ kind }) => kind);
    await tx.delete(searchDocuments).where(inArray(searchDocuments.kind, kinds));
    await tx.delete(searchWords);
    for (const source of sources) await insert(tx, source.kind, await source.read(tx));
    await storeState(tx, 'shared', state, now);
    return true;
  });
}

/** How many documents of people are made in one transaction. */
const personalPage = 500;

/** Makes all documents of people if that has not been done by this version. */
export async function buildPersonalDocuments(
  db: Database,
  sources: readonly PersonalSearchSource[],
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const state = await stateOf(db, 'personal');
  if (!needsBuilding(state, now)) return;
  for (const source of sources) {
    let last: string | undefined;
    do {
      if (signal?.aborted) return;
      last = await db.transaction((tx) => buildPage(tx, source, last));
    } while (last !== undefined);
  }
  await storeState(db, 'personal', state, now);
}

/** Makes the documents after this one. Returns the last of them, or undefined if there are no more. */
async function buildPage(
  tx: Database,
  source: PersonalSearchSource,
  after: string | undefined,
): Promise<string | undefined> {
  const ids = await source.lockNext(tx, after, personalPage);
  for (const slice of inSlices(ids)) await replace(tx, source, slice);
  return ids.at(-1);
}

/** Whether the documents have been made by any version. */
export async function hasDocuments(db: Database): Promise<boolean> {
  return (await stateOf(db, 'shared')) !== undefined;
}

type State = typeof searchState.$inferSelect;

/** The rows that say when the documents of everybody and of single people were made. */
const stateIds = { shared: 1, personal: 2 } as const;

async function stateOf(db: Database, which: keyof typeof stateIds): Promise<State | undefined> {
  const [row] = await db.select().from(searchState).where(eq(searchState.id, stateIds[which]));
  return row;
}

async function storeState(
  db: Database,
  which: keyof typeof stateIds,
  before: State | undefined,
  now: Date,
): Promise<void> {
  const repeatedAt = before?.version === searchVersion ? now : null;
  const state = { version: searchVersion, builtAt: now, repeatedAt };
  await db
    .insert(searchState)
    .values({ id: stateIds[which], ...state })
    .onConflictDoUpdate({ target: searchState.id, set: state });
}

/** Never for an older version than the one that built them: both would take turns. */
function needsBuilding(state: State | undefined, now: Date): boolean {
  if (!state || state.version < searchVersion) return true;
  const isOver = now.getTime() - state.builtAt.getTime() > deploymentMilliseconds;
  return state.version === searchVersion && state.repeatedAt === null && isOver;
}

/** The texts of a document are cut into words four times, so that few of them take as long as many other rows. */
const documentsAtATime = 8;

/** Returns the words of the documents, which typos are corrected to. */
async function insert(
  tx: Database,
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<SearchWord[]> {
  for (const slice of inSlices(documents, documentsAtATime)) {
    await tx.insert(searchDocuments).values(slice.map((document) => rowOf(kind, document)));
  }
  const words = vocabularyOf(documents);
  await insertWords(tx, words);
  return words;
}

type SearchWord = typeof searchWords.$inferInsert;

/** All words in one parameter: thousands of parameters take longer to send than to store. */
async function insertWords(tx: Database, words: readonly SearchWord[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`insert into ${searchWords} (word, requires)
    select word, requires from json_to_recordset(${JSON.stringify(words)}::json) as added(word text, requires text)
    on conflict do nothing`);
}

/**
 * Removes the words that no document contains any more, or typos would be corrected to words of deleted texts, or of
 * texts that have become paid. A word of which another form is still there stays, and so do words without a meaning.
 */
async function removeWords(tx: Database, words: readonly SearchWord[]): Promise<void> {
  if (words.length === 0) return;
  const query = sql`to_tsquery('english', gone.word)`;
  await tx.execute(sql`delete from ${searchWords} known
    using json_to_recordset(${JSON.stringify(words)}::json) as gone(word text, requires text)
    where known.word = gone.word and known.requires = gone.requires and numnode(${query}) > 0
      and not (gone.requires = 'public' and exists (
        select 1 from ${searchDocuments} where user_id is null and open_vector @@ ${query}))
      and not exists (
        select 1 from ${searchDocuments} d
        where user_id is null and d.requires = gone.requires and full_vector @@ ${query})`);
}

function rowOf(
  kind: SearchKind,
  { id, staff, headings = [], context = '', summary = '', ...document }: SearchDocument,
) {
  const { title, body } = document;
  const open = sql`${weighted(title, 'A')} || ${weighted(`${context} ${summary}`, 'C')}`;
  return {
    ...document,
    kind,
    documentId: id,
    ownerId: document.ownerId ?? null,
    staffArea: staff?.area ?? null,
    lockedAddress: document.lockedAddress ?? null,
    staffAddress: staff?.address ?? null,
    context,
    summary,
    body: [...headings, body].join('\n'),
    openVector: open,
    fullVector: sql`${open} || ${weighted(headings.join('\n'), 'B')} || ${weighted(body, 'D')}`,
  };
}

/** The full-text weights: A for titles, B for headings, C for summaries, D for the body. */
function weighted(text: string, weight: 'A' | 'B' | 'C' | 'D') {
  return sql`setweight(to_tsvector('english', ${indexedText(text)}::text), ${sql.raw(`'${weight}'`)})`;
}

const shortestWord = 3;
const longestWord = 40;

function nameOfWord({ word, requires }: SearchWord): string {
  return `${word} ${requires}`;
}

/** What the words of a document are taken from. */
type WrittenDocument = Pick<
  SearchDocument,
  'requires' | 'title' | 'context' | 'summary' | 'headings' | 'body'
> & {
  readonly ownerId?: string | null;
};

function vocabularyOf(documents: readonly WrittenDocument[]): SearchWord[] {
  const words = new Map<string, SearchWord>();
  const add = (text: string, requires: SearchRequirement) => {
    for (const word of wordsOf(text)) {
      if (word.length >= shortestWord && word.length <= longestWord)
        words.set(nameOfWord({ word, requires }), { word, requires });
    }
  };
  for (const { ownerId, requires, title, context = '', summary = '', headings = [], body } of documents) {
    if (ownerId) continue;
    add(`${title} ${context} ${summary}`, 'public');
    add(`${headings.join(' ')} ${body}`, requires);
  }
  return [...words.values()];
}
