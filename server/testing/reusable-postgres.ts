import { Client } from 'pg';
import { DatabaseNotifications } from '../db/database-notifications.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { connectToPostgres } from '../db/open-postgres.ts';
import { createDatabase, databaseUrlNamed } from './postgres-databases.ts';
import { resetTables } from './resettable-tables.ts';

/** Tests also have to pass on a machine that is busy with other work. */
const timeouts = { connectionMilliseconds: 60_000, queryMilliseconds: 60_000 };

/** A PostgreSQL database that test apps use one after another: to reset its tables is faster than to copy it. */
export class ReusablePostgres {
  readonly #url: string;
  #isFree = true;

  private constructor(url: string) {
    this.#url = url;
  }

  /** The database is removed together with its template, after the last test. */
  static async start(template: string): Promise<ReusablePostgres> {
    return new ReusablePostgres(databaseUrlNamed(await createDatabase(template)));
  }

  get isFree(): boolean {
    return this.#isFree;
  }

  /** A database for one test app, until the app closes it. */
  async lend(): Promise<OpenDatabase> {
    this.#isFree = false;
    await withClient(this.#url, resetTables);
    const database = await connectToPostgres(
      { databaseUrl: this.#url },
      new DatabaseNotifications(),
      timeouts,
    );
    return {
      ...database,
      close: async () => {
        await database.close();
        this.#isFree = true;
      },
    };
  }
}

/** Connects anew each time: some tests end all connections of their database. */
async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
