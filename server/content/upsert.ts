import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** Sets every column except the key to the inserted value. */
export function excluded(table: PgTable): Record<string, SQL> {
  const keys = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => !column.primary && !keys.includes(column.name),
  );
  return Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));
}
