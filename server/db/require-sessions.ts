import { Client } from 'pg';

/** DATABASE_URL points to a pooler that does not deliver notifications. */
export class SessionsRequired extends Error {
  override readonly name = 'SessionsRequired';
}

const explanation =
  'DATABASE_URL leads through a connection pooler that gives each transaction another connection. ' +
  'Chalkline listens for changes on a connection of its own: use the address of the server itself, ' +
  'or session pooling (PgBouncer: pool_mode = session).';

interface Queries {
  query(sql: string): Promise<{ rows: { pid?: number }[] }>;
}

/**
 * Refuses a pooler in transaction mode, through which notifications would silently be lost. Such a pooler
 * gives a second client the connection of the first, although that one is still open.
 */
export async function requireSessions(databaseUrl: string): Promise<void> {
  const [first, second] = [clientOf(databaseUrl), clientOf(databaseUrl)];
  try {
    await first.connect();
    await second.connect();
    await refuseSharedBackend(first, second);
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

/** Both clients are connected. */
export async function refuseSharedBackend(first: Queries, second: Queries): Promise<void> {
  const pid = await backendOf(first);
  await second.query('begin');
  if ((await backendOf(second)) === pid) throw new SessionsRequired(explanation);
  await second.query('rollback');
}

function clientOf(databaseUrl: string): Client {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A broken connection fails the query; without a listener its error would end the process.
  client.on('error', () => undefined);
  return client;
}

async function backendOf(client: Queries): Promise<number | undefined> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
