import type { OpenDatabase } from '../db/open-database.ts';

interface QueryingClient {
  query(...asked: unknown[]): unknown;
}

/** Counts the database queries during a run. */
export async function queriesDuring(database: OpenDatabase, run: () => Promise<unknown>): Promise<string[]> {
  const client = (database.db as unknown as { $client: QueryingClient }).$client;
  const query = client.query;
  const asked: string[] = [];
  client.query = (...parameters) => {
    const [first] = parameters;
    asked.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
    return query.apply(client, parameters);
  };
  try {
    await run();
  } finally {
    client.query = query;
  }
  return asked;
}
