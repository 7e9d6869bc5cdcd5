import type { ConsoleArea } from '@chalkline/domain/access/roles';
import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import type { SearchRequirement } from '@chalkline/domain/search/search-requirements';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchDocuments } from '../../db/schema.ts';
import type { TextQuery } from './search-terms.ts';

/** What the person who searches may read. */
export interface Reader {
  readonly userId: string | null;
  readonly allowed: readonly SearchRequirement[];
  readonly areas: readonly ConsoleArea[];
}

export interface FoundDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly context: string;
  readonly summary: string;
  /** Null for people who may not read it. */
  readonly body: string | null;
  readonly address: string;
  readonly isLocked: boolean;
}

export interface FoundDocuments {
  readonly documents: readonly FoundDocument[];
  /** For each query, whether a document matches it. */
  readonly isMatched: readonly boolean[];
}

/** How many documents of each sort are ranked. Ranking is what takes time, so a common word must not rank thousands. */
const rankedAtMost = 60;

/** Documents with all words come first, and fewer of those with only some of them are worth ranking. */
const rankedWithSome = 30;

const mostResults = 20;

/** Results that match far worse than the best one are left out. */
const leastShare = 0.12;

/** The share of the words that a result must contain. Answers to a whole question are compared with it afterwards. */
const leastOfQuery = 0.5;
const leastOfQuestion = 0.2;

/** How much a match counts in the body, a summary, a heading and a title. */
const weights = `'{0.15, 0.4, 0.5, 1}'`;

/** A word counts more than what means the same. */
const exactShare = 0.4;

/** People come to learn: a lesson or prompt is more likely what they look for than a post or a legal page. */
const kindWeight = sql`case kind when 'legal' then 0.5 when 'post' then 0.9 else 1 end::float8`;

/**
 * The best documents in one query. People who may not read a document find it by its title and summary only: whether
 * its body contains a word changes neither what they find nor the order.
 */
export async function findDocuments(
  db: Database,
  queries: readonly TextQuery[],
  reader: Reader,
  kind?: SearchKind,
): Promise<FoundDocuments> {
  if (queries.length === 0) return { documents: [], isMatched: [] };
  const wide = queries.map((query) => `(${query.wide})`);
  const any = sql`to_tsquery('english', ${wide.join(' | ')}::text)`;
  const all = sql`to_tsquery('english', ${wide.join(' & ')}::text)`;
  const { rows } = (await db.execute(sql`
    with terms as materialized (
      select number, (term->>'weight')::float8 as term_weight,
        to_tsquery('english', term->>'exact') as exact, to_tsquery('english', term->>'wide') as wide
      from json_array_elements(${JSON.stringify(queries)}::json) with ordinality as given(term, number)
    ),
    candidates as materialized (${sql.join(candidates({ any, all, kind, hasSeveral: queries.length > 1 }, reader), sql` union `)}),
    -- Adding nothing unpacks a stored vector, which would otherwise be unpacked for every comparison.
    vectors as materialized (
      select kind, document_id,
        case when is_readable then full_vector else open_vector end || ''::tsvector as vector
      from candidates join ${searchDocuments} using (kind, document_id)
    ),
    hits as materialized (
      select kind, document_id, number, term_weight,
        case when exact = wide then ts_rank(${sql.raw(weights)}, vector, wide)
          else ${1 - exactShare}::float8 * ts_rank(${sql.raw(weights)}, vector, wide)
            + ${exactShare}::float8 * ts_rank(${sql.raw(weights)}, vector, exact) end as rank
      from vectors join terms on vector @@ wide
    ),
    rarity as materialized (
      select number, ln(1 + (select count(*) from candidates)::float8 / count(*)) as weight from hits group by number
    ),
    scored as (
      select kind, document_id, sum(rank * weight * term_weight) * ${kindWeight} as score from hits join rarity using (number)
      group by kind, document_id
      having sum(term_weight) >= ${kind ? leastOfQuestion : leastOfQuery}::float8 * (select sum(term_weight) from terms where numnode(wide) > 0)
    ),
    ranked as (
      select * from scored where score >= ${leastShare}::float8 * (select max(score) from scored)
      order by score desc, kind, document_id limit ${mostResults}
    )
    select kind, document_id as id, title, context, summary, not is_readable as "isLocked",
      case when is_readable then body end as body,
      case when not is_readable then coalesce(locked_address, address)
        when ${isSeenAsStaff(reader)} then staff_address else address end as address,
      (select json_agg(number) from rarity) as matched
    from ranked join candidates using (kind, document_id) join ${searchDocuments} using (kind, document_id)
    order by score desc, kind, document_id`)) as unknown as { rows: FoundRow[] };
  const matched = new Set(rows[0]?.matched);
  return {
    documents: rows.map(({ matched: _, ...document }) => document),
    isMatched: queries.map((_, index) => matched.has(index + 1)),
  };
}

interface FoundRow extends FoundDocument {
  /** The numbers of the queries that match a document; the first is 1. */
  readonly matched: readonly number[];
}

interface Wanted {
  readonly any: SQL;
  readonly all: SQL;
  /** The only kind that is wanted; all without. */
  readonly kind: SearchKind | undefined;
  /** Whether there are several terms; if not, any and all are the same. */
  readonly hasSeveral: boolean;
}

/** The documents of everybody, of the person, and of the areas in which the person works. */
function candidates({ any, all, kind, hasSeveral }: Wanted, { userId, allowed, areas }: Reader): SQL[] {
  const readable = sql`requires in ${[...allowed]}`;
  const select = (isReadable: SQL, where: SQL, most = rankedAtMost) =>
    sql`(select kind, document_id, ${isReadable} as is_readable from ${searchDocuments} where ${where} limit ${most})`;
  const isKind = kind ? sql`kind = ${kind}` : sql`true`;
  const everybodys = (isReadable: SQL, where: SQL, most?: number) =>
    select(isReadable, sql`user_id is null and ${isKind} and ${where}`, most);
  return [
    ...(hasSeveral ? [everybodys(sql`true`, sql`${readable} and full_vector @@ ${all}`)] : []),
    everybodys(readable, sql`open_vector @@ ${any}`),
    everybodys(
      sql`true`,
      sql`${readable} and full_vector @@ ${any}`,
      hasSeveral ? rankedWithSome : rankedAtMost,
    ),
    ...(userId === null || kind
      ? []
      : [
          select(
            readable,
            sql`user_id = ${userId}::uuid and ${notInAreas(areas)} and case when ${readable} then full_vector else open_vector end @@ ${any}`,
          ),
        ]),
    ...(areas.length === 0 || kind
      ? []
      : [
          select(
            sql`true`,
            sql`staff_area is not null and staff_area in ${[...areas]} and full_vector @@ ${any}`,
          ),
        ]),
  ];
}

/** A document is listed once, even if it is the person's own and in their area. */
function notInAreas(areas: readonly ConsoleArea[]): SQL {
  return areas.length === 0 ? sql`true` : sql`(staff_area is null or staff_area not in ${[...areas]})`;
}

function isSeenAsStaff({ areas }: Reader): SQL {
  return areas.length === 0 ? sql`false` : sql`staff_area in ${[...areas]}`;
}
