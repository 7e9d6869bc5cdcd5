/** A connection of either database. */
interface Queries {
  query(sql: string): Promise<{ rows: unknown[] }>;
}

/** Where the tables' original rows are kept, in the same database. */
const originals = 'test_originals';

/** The tables of a database, which can be set back to the rows that they had at first. */
export class ResettableTables {
  readonly #reset: string;

  private constructor(reset: string) {
    this.#reset = reset;
  }

  static async remember(queries: Queries): Promise<ResettableTables> {
    const tables = await rowsOf<{ name: string; columns: string }>(
      queries,
      `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       group by c.relname`,
    );
    const sequences = await rowsOf<{ name: string; next: string }>(
      queries,
      `select quote_ident(sequencename) as name, coalesce(last_value, 0) + 1 as next
       from pg_sequences where schemaname = 'public'`,
    );
    await queries.query(`create schema ${originals}`);
    for (const { name } of tables) {
      await queries.query(`create table ${originals}."${name}" as table public."${name}"`);
    }
    return new ResettableTables(`do $reset$ begin
      set local session_replication_role = replica;
      ${tables.map(({ name, columns }) => resetTable(name, columns)).join('\n')}
      ${sequences.map(({ name, next }) => `perform setval('public.${name}', ${next}, false);`).join('\n')}
    end $reset$`);
  }

  async reset(queries: Queries): Promise<void> {
    await queries.query(this.#reset);
  }
}

/** Foreign keys and triggers are off meanwhile, so the order of the tables does not matter. */
function resetTable(name: string, columns: string): string {
  return `delete from public."${name}";
    insert into public."${name}" (${columns}) overriding system value
      select ${columns} from ${originals}."${name}";`;
}

async function rowsOf<Row>(queries: Queries, sql: string): Promise<Row[]> {
  return (await queries.query(sql)).rows as Row[];
}
