import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orNotFound } from './refusal.ts';

/** The values that a list can be sorted by, as they are written in a cursor. */
const patterns = {
  /** Microseconds. Sixteen digits reach the year 2286, which the database can still represent. */
  moment: /^-?\d{1,16}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  bigint: /^\d{1,18}$/,
  integer: /^\d{1,9}$/,
  text: /^/,
} as const;

/** What a list is sorted by, for example `['moment', 'uuid']`. */
type SortKey = readonly (keyof typeof patterns)[];

/** The sort values of the last row of a page. */
export type PageEnd<Key extends SortKey> = { readonly [Index in keyof Key]: string };

// The database cannot store this character, so no value contains it.
const separator = '\0';

export function cursorOf(end: readonly string[]): string {
  return Buffer.from(end.join(separator)).toString('base64url');
}

/** Parses a cursor of a list with this sort key. Returns undefined for anything else. */
export function readCursor<const Key extends SortKey>(cursor: string, key: Key): PageEnd<Key> | undefined {
  const values = Buffer.from(cursor, 'base64url').toString().split(separator);
  return isEnd(values, key) ? values : undefined;
}

function isEnd<Key extends SortKey>(values: readonly string[], key: Key): values is PageEnd<Key> {
  return (
    values.length === key.length && values.every((value, index) => patterns[key[index] ?? 'text'].test(value))
  );
}

/** Where the page before ended, from the query of a request. An invalid cursor is not found. */
export function endBefore<const Key extends SortKey>(
  after: string | undefined,
  key: Key,
  what: string,
): PageEnd<Key> | undefined {
  return after === undefined ? undefined : orNotFound(readCursor(after, key), what);
}

/** Splits off the page from rows that were queried with one row more than fits on it. */
export function pageOf<Row, End extends readonly string[]>(
  rows: readonly Row[],
  size: number,
  endOf: (row: Row) => End,
) {
  const page = rows.slice(0, size);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const end = last && endOf(last);
  return { page, end, next: end ? cursorOf(end) : null };
}

/** A time column in the precision of a cursor: a rounded time would skip or repeat rows. */
export function exactMoment(column: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

/** The condition for rows after the end of the last page, in a list with the latest first. */
export function below(
  [at, id]: readonly [at: string, id: string],
  moment: SQLWrapper,
  rowId: SQLWrapper,
  type: 'uuid' | 'bigint',
): SQL {
  const place = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::${sql.raw(type)}`;
  return sql`(${moment}, ${rowId}) < (${place})`;
}
