import { Query, type QueryArrayConfig, type QueryConfig, type QueryResult, types as usualTypes } from 'pg';

/** A statement that is prepared once on a connection; all of them only read. */
export type NamedRead = QueryConfig<unknown[]> &
  Pick<Partial<QueryArrayConfig>, 'rowMode'> & { readonly name: string };

interface Column {
  readonly name: string;
  readonly parse: (value: string) => unknown;
}

/** What PostgreSQL has said about the rows of a statement. */
interface Described {
  readonly text: string;
  readonly columns: readonly Column[];
}

/** By the names of the statements of one connection. */
export type DescribedStatements = Map<string, Described>;

type Done = (error: Error | null, result?: QueryResult) => void;

interface ConnectionOfPg {
  bind(message: {
    statement: string;
    values: readonly unknown[];
    valueMapper(value: unknown): unknown;
  }): void;
  execute(message: object): void;
  sync(): void;
}

/** What `pg` calls on a query, and reads from it. Its types name only a part of that. */
interface QueryOfPg {
  name: string | undefined;
  values: unknown[] | undefined;
  callback: Done | undefined;
  /** Prepares the statement unless it is prepared already, and asks for the description of its rows. */
  submit(connection: ConnectionOfPg): Error | null;
}

const PreparedQuery = Query as unknown as new (text: string) => QueryOfPg;

/**
 * A read that asks for the description of its rows only the first time, because that takes longer to send and to read
 * than most answers. It is a query of `pg`, whose pipelines accept nothing else.
 */
export class PipelinedRead extends PreparedQuery {
  readonly #statement: NamedRead;
  readonly #known: DescribedStatements;
  readonly #rows: unknown[] = [];
  #columns: readonly Column[] = [];
  #failure: Error | undefined;

  constructor(statement: NamedRead, values: unknown[], known: DescribedStatements, done: Done) {
    super(statement.text);
    this.#statement = statement;
    this.#known = known;
    this.name = statement.name;
    this.values = values;
    this.callback = done;
  }

  override submit(connection: ConnectionOfPg): Error | null {
    const { name, text } = this.#statement;
    const described = this.#known.get(name);
    const values = this.values ?? [];
    if (described?.text !== text || !values.every(isPlain)) return super.submit(connection);
    this.#columns = described.columns;
    connection.bind({ statement: name, values, valueMapper: textOf });
    connection.execute({});
    connection.sync();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const { name, text, types = usualTypes } = this.#statement;
    this.#columns = fields.map((field) => ({
      name: field.name,
      parse: types.getTypeParser(field.dataTypeID, 'text'),
    }));
    this.#known.set(name, { text, columns: this.#columns });
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(this.#rowOf(fields));
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  #rowOf(fields: readonly (string | null)[]): unknown {
    const values = this.#columns.map(({ parse }, index) => {
      const value = fields[index] ?? null;
      return value === null ? null : parse(value);
    });
    if (this.#statement.rowMode === 'array') return values;
    return Object.fromEntries(this.#columns.map(({ name }, index) => [name, values[index]]));
  }

  /** The number of rows is known from the rows. */
  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#known.delete(this.#statement.name);
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    const rows = this.#rows as QueryResult['rows'];
    if (this.#failure) this.handleError(this.#failure);
    else this.callback?.(null, { command: 'SELECT', oid: 0, fields: [], rowCount: rows.length, rows });
  }
}

/** Whether a value is written as its text. Drizzle has turned most others into texts before. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function textOf(value: unknown): string | null {
  return value === null ? null : String(value);
}
