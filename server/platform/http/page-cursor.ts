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

const idForms = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, bigint: /^\d{1,18}$/ } as const;

/** What a cursor tells a list whose rows have ids of this form; nothing for what is no such cursor. */
export function readCursor(cursor: string, form: keyof typeof idForms): PageEnd | undefined {
  // Sixteen digits of microseconds reach to the year 2286, and no further than the database counts.
  const [, at, id] = /^(-?\d{1,16}) (\S{1,36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id && idForms[form].test(id) ? { at, id } : undefined;
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
