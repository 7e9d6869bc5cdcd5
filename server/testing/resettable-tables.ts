/** A connection of either database. */
interface Queries {
  query(sql: string): Promise<{ rows: unknown[] }>;
}

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** Where the tables' original rows are kept, in the same database. */
const originals = 'test_originals';

/** A sequence that holds the number of the transaction that last reset the tables. */
const lastReset = `${originals}.last_reset`;

/**
 * Keeps the rows of all tables as the original ones, for this database and all its copies. A function of the
 * database resets them, because it remembers how each of its queries is run.
 */
export async function rememberTables(queries: Queries): Promise<void> {
  const tables = await tablesOf(queries);
  const sequences = await rowsOf<{ name: string; next: string }>(
    queries,
    `select quote_ident(sequencename) as name, coalesce(last_value, 0) + 1 as next
     from pg_sequences where schemaname = 'public'`,
  );
  await queries.query(`create schema ${originals}`);
  for (const { name } of tables) {
    await queries.query(`create table ${originals}."${name}" as table public."${name}"`);
  }
  await queries.query(`create sequence ${lastReset}`);
  await queries.query(`create function ${originals}.reset() returns void language plpgsql as $reset$ begin
    set local session_replication_role = replica;
    ${tables.map(resetTable).join('\n')}
    ${sequences.map(({ name, next }) => `perform setval('public.${name}', ${next}, false);`).join('\n')}
    perform setval('${lastReset}', pg_current_xact_id()::xid::text::bigint);
  end $reset$`);
  await resetTables(queries);
}

/** Sets all tables back to their original rows. */
export async function resetTables(queries: Queries): Promise<void> {
  await queries.query(`select ${originals}.reset()`);
}

function tablesOf(queries: Queries): Promise<Table[]> {
  return rowsOf<Table>(
    queries,
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
  );
}

/**
 * Most tests leave the content as it is: a table is only reset if a row was written since the last time, or if rows
 * are missing. Foreign keys and triggers are off meanwhile, so the order of the tables does not matter.
 */
function resetTable({ name, columns }: Table): string {
  return `if exists (select from public."${name}" where xmin::text::bigint > (select last_value from ${lastReset}))
      or (select count(*) from public."${name}") <> (select count(*) from ${originals}."${name}") then
      delete from public."${name}";
      insert into public."${name}" (${columns}) overriding system value
        select ${columns} from ${originals}."${name}";
    end if;`;
}

async function rowsOf<Row>(queries: Queries, sql: string): Promise<Row[]> {
  return (await queries.query(sql)).rows as Row[];
}
