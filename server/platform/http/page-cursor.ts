import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The last row of a page: its sort time and its id. */
export interface PageEnd {
  /** In microseconds, as exact as the database: a rounded time would skip or repeat rows. */
  readonly at: string;
  readonly id: string;
}

/** A time column in the precision of a cursor. */
export function exactMoment(column: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

export function cursorOf({ at, id }: PageEnd): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

const idForms = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, bigint: /^\d{1,18}$/ } as const;

/** Parses a cursor for rows with ids of this form. Returns undefined for anything else. */
export function readCursor(cursor: string, form: keyof typeof idForms): PageEnd | undefined {
  // Sixteen digits of microseconds reach the year 2286, which the database can still represent.
  const [, at, id] = /^(-?\d{1,16}) (\S{1,36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id && idForms[form].test(id) ? { at, id } : undefined;
}

/** The condition for rows after the end of the last page, in a list with the latest first. */
export function below(
  { at, id }: PageEnd,
  moment: SQLWrapper,
  rowId: SQLWrapper,
  type: 'uuid' | 'bigint',
): SQL {
  const place = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::${sql.raw(type)}`;
  return sql`(${moment}, ${rowId}) < (${place})`;
}
