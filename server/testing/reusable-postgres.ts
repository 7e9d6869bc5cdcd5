import { Client } from 'pg';
import { DatabaseNotifications } from '../db/database-notifications.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { connectToPostgres } from '../db/open-postgres.ts';
import { createDatabase, databaseUrlNamed } from './postgres-databases.ts';
import { ResettableTables } from './resettable-tables.ts';

/** A PostgreSQL database that test apps use one after another: resetting its tables is faster than copying it. */
export class ReusablePostgres {
  readonly #url: string;
  readonly #client: Client;
  readonly #tables: ResettableTables;
  #isFree = true;

  private constructor(url: string, client: Client, tables: ResettableTables) {
    this.#url = url;
    this.#client = client;
    this.#tables = tables;
  }

  /** The database is removed together with its template, after the last test. */
  static async start(template: string): Promise<ReusablePostgres> {
    const url = databaseUrlNamed(await createDatabase(template));
    const client = new Client({ connectionString: url });
    // Removing the database ends this connection, after the last test.
    client.on('error', () => undefined);
    await client.connect();
    return new ReusablePostgres(url, client, await ResettableTables.remember(client));
  }

  get isFree(): boolean {
    return this.#isFree;
  }

  /** A database for one test app, until the app closes it. */
  async lend(): Promise<OpenDatabase> {
    this.#isFree = false;
    await this.#tables.reset(this.#client);
    const database = await connectToPostgres(this.#url, new DatabaseNotifications());
    return {
      ...database,
      close: async () => {
        await database.close();
        this.#isFree = true;
      },
    };
  }
}
