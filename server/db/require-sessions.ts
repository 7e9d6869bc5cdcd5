import { singleClient } from './single-client.ts';

/** The address leads to a pooler that does not deliver notifications. */
export class SessionsRequired extends Error {
  override readonly name = 'SessionsRequired';
}

const explanation = (variable: DatabaseVariable) =>
  `${variable} leads through a connection pooler that gives each transaction another connection ` +
  '(PgBouncer: pool_mode = transaction). Chalkline also needs a connection of its own, on which it listens for ' +
  'changes: set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, or use session pooling ' +
  '(PgBouncer: pool_mode = session).';

/** The variable that holds the checked address. */
export type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

interface Queries {
  query(sql: string): Promise<{ rows: { pid?: number }[] }>;
}

/**
 * Refuses a pooler in transaction mode, through which notifications would silently be lost. Such a pooler
 * gives a second client the connection of the first, although that one is still open, and gives the first
 * another one while the second is in a transaction.
 */
export async function requireSessions(databaseUrl: string, variable: DatabaseVariable): Promise<void> {
  const [first, second] = [singleClient(databaseUrl), singleClient(databaseUrl)];
  try {
    await first.connect();
    await second.connect();
    await refuseSharedBackend(first, second, variable);
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

/** Both clients are connected. */
export async function refuseSharedBackend(
  first: Queries,
  second: Queries,
  variable: DatabaseVariable,
): Promise<void> {
  const pid = await backendOf(first);
  await second.query('begin');
  const isShared = (await backendOf(second)) === pid || (await backendOf(first)) !== pid;
  if (isShared) throw new SessionsRequired(explanation(variable));
  await second.query('rollback');
}

async function backendOf(client: Queries): Promise<number | undefined> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
