import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** Every column but the key takes the value that the insert brought. */
export function excluded(table: PgTable): Record<string, SQL> {
  const keys = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => !column.primary && !keys.includes(column.name),
  );
  return Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));
}
