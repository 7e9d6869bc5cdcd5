import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Where a page of a list ended: by the moment that the list is ordered by, and the row's id. */
export interface PageEnd {
  /** In microseconds, as exactly as the database keeps it: a rounded moment would skip rows or repeat them. */
  readonly at: string;
  readonly id: string;
}

/** A moment as a cursor holds it. */
export function exactMoment(column: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

export function cursorOf({ at, id }: PageEnd): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Nothing for what is no cursor. */
export function readCursor(cursor: string): PageEnd | undefined {
  const [, at, id] =
    /^(-?\d{1,18}) ([0-9a-f-]{1,36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id ? { at, id } : undefined;
}

/** What stands below the end of the last page, in a list with the latest first. */
export function below(
  { at, id }: PageEnd,
  moment: SQLWrapper,
  rowId: SQLWrapper,
  type: 'uuid' | 'bigint',
): SQL {
  const place = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::${sql.raw(type)}`;
  return sql`(${moment}, ${rowId}) < (${place})`;
}
