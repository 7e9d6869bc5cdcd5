import { Client } from 'pg';

type Row = Record<string, unknown>;

/** Runs one statement on a connection of its own. */
export async function ask<Found extends Row = Row>(url: string, statement: string): Promise<Found[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A broken connection fails the query; without a listener its error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Found>(statement)).rows;
  } finally {
    await client.end();
  }
}
