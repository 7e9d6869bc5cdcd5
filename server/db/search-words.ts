import { wordsOf } from '@chalkline/domain/search/search-query';
import type { SearchRequirement } from '@chalkline/domain/search/search-requirements';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { searchDocuments, searchWords } from './schema.ts';
import type { SearchDocument } from './search-source.ts';

const shortestWord = 3;
const longestWord = 40;

export type SearchWord = typeof searchWords.$inferInsert;

/** All words in one parameter: thousands of parameters take longer to send than to store. */
export async function insertWords(tx: Database, words: readonly SearchWord[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`insert into ${searchWords} (word, requires)
    select word, requires from json_to_recordset(${JSON.stringify(words)}::json) as added(word text, requires text)
    on conflict do nothing`);
}

/**
 * Removes the words that no document contains any more, or typos would be corrected to words of deleted texts, or of
 * texts that have become paid. A word of which another form is still there stays, and so do words without a meaning.
 */
export async function removeWords(tx: Database, words: readonly SearchWord[]): Promise<void> {
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

export function nameOfWord({ word, requires }: SearchWord): string {
  return `${word} ${requires}`;
}

/** What the words of a document are taken from. */
type WrittenDocument = Pick<
  SearchDocument,
  'requires' | 'title' | 'context' | 'summary' | 'headings' | 'body'
> & {
  readonly ownerId?: string | null;
};

/** The words of the documents of everybody. */
export function vocabularyOf(documents: readonly WrittenDocument[]): SearchWord[] {
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
