import { isFiller } from '@chalkline/domain/search/search-query';
import type { SearchRequirement } from '@chalkline/domain/search/search-requirements';
import { corrections, shortestCorrectedWord } from '@chalkline/domain/search/spelling';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchWords } from '../../db/schema.ts';

/** How many similar words the database names for each typed one. */
const mostSimilar = 12;

interface SimilarWords {
  readonly typed: string;
  readonly similar: readonly string[] | null;
}

/**
 * What was probably meant by each word that no document contains. Only documents that the person may read count,
 * or corrections would tell which words the others contain.
 */
export async function findCorrections(
  db: Database,
  words: readonly string[],
  {
    allowed,
    otherWords,
  }: { readonly allowed: readonly SearchRequirement[]; readonly otherWords: ReadonlySet<string> },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const unsure = words.filter(
    (word) =>
      word.length >= shortestCorrectedWord &&
      !isFiller(word) &&
      !otherWords.has(word) &&
      !/^\p{N}+$/u.test(word),
  );
  if (unsure.length === 0) return new Map();
  const { rows } = (await db.execute(similarWords(unsure, allowed))) as unknown as { rows: SimilarWords[] };
  return new Map(
    rows.flatMap(({ typed, similar }): [string, readonly string[]][] => {
      const meant = corrections(typed, [...(similar ?? []), ...otherWords]);
      return meant.length > 0 ? [[typed, meant]] : [];
    }),
  );
}

/** A word that begins a known one is no typo: it may not be finished. */
function similarWords(words: readonly string[], allowed: readonly SearchRequirement[]) {
  const readable = sql`requires in ${[...allowed]}`;
  const beginsWith = (text: SQL) => sql`word >= ${text} and word < ${text} || chr(1114111)`;
  return sql`select typed, (
      select json_agg(word) from (
        select word from ${searchWords}
        where ${readable} and (word % typed or (${beginsWith(sql`left(typed, 1)`)}))
          and length(word) between length(typed) - 2 and length(typed) + 2
        group by word order by similarity(word, typed) desc, word limit ${mostSimilar}
      ) nearest
    ) as similar
    from json_array_elements_text(${JSON.stringify(words)}::json) typed
    where not exists (select 1 from ${searchWords} where ${readable} and ${beginsWith(sql`typed`)})`;
}
