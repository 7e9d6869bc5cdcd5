import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import { indexedText } from '@chalkline/domain/search/search-query';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inSlices } from './in-slices.ts';
import { searchDocuments, searchState, searchWords } from './schema.ts';
import type { PersonalSearchSource, SearchDocument, SearchSource } from './search-source.ts';
import { insertWords, nameOfWord, removeWords, type SearchWord, vocabularyOf } from './search-words.ts';

/** Raised when documents are made differently, so that they are made again. */
const searchVersion = 3;

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

/** An older version builds nothing again that a newer one has built, or both would take turns. */
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
