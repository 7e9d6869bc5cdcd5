import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchDocuments, searchState, searchWords } from '../../db/schema.ts';
import type { Manifest } from './manifest.ts';

/** Made from other tables, and made again on the next start. Backups leave them out. */
export const derivedTables: ReadonlySet<string> = new Set(
  [searchDocuments, searchState, searchWords].map((table) => getTableName(table)),
);

/** Runs plain SQL, because the table names are only known at run time. */
export async function ask<Row>(db: Database, query: string): Promise<Row[]> {
  const result = (await db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return result.rows;
}

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export async function listTables(db: Database): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    db,
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** The names of all tables, each after the tables that it refers to. */
export async function inOrderOfReference(db: Database): Promise<string[]> {
  const references = await ask<{ from: string; to: string }>(
    db,
    `select c.relname as "from", t.relname as "to" from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const left = new Set(await listTables(db));
  const ordered: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(
      (table) => !references.some(({ from, to }) => from === table && left.has(to)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...left].join(', ')}`);
    for (const table of ready) left.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

export async function migrationLevel(db: Database): Promise<Manifest['migration']> {
  const [last] = await ask<{ hash: string; count: number }>(
    db,
    `select hash, (select count(*)::int from drizzle.__drizzle_migrations) as count
     from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  if (!last) throw new Error('The database has no migrations.');
  return last;
}

/**
 * Raises every sequence to the highest number in use. None is ever lowered, because a rollback does not undo it: after
 * a restore that failed, the product would give out numbers that are in use.
 */
export async function raiseSequences(db: Database): Promise<void> {
  const columns = await ask<{ table: string; column: string; sequence: string }>(
    db,
    `select t.relname as "table", a.attname as "column", s.relname as sequence
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
     join pg_class t on t.oid = d.refobjid join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid where d.deptype in ('a', 'i')`,
  );
  for (const { table, column, sequence } of columns) {
    const [from, what, counter] = [quoted(table), quoted(column), quoted(sequence)];
    await ask(
      db,
      `select setval('${counter.replaceAll("'", "''")}', max(${what})) from ${from}
       having max(${what}) >= (select last_value from ${counter})`,
    );
  }
}
