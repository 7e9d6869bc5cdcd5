import { Pool } from 'pg';

/** Checks that the database answers, without waiting behind the queries of the product. */
export interface DatabasePing {
  ping(): Promise<void>;
  close(): Promise<void>;
}

const longestPing = 2_000;

/** The server answers, even if only that all its connections are in use. */
const tooManyConnections = '53300';

/** Uses its own connection, so that a busy pool does not look like an outage. */
export function pingPostgres(databaseUrl: string): DatabasePing {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: longestPing,
    query_timeout: longestPing,
    keepAlive: true,
    // Kept open, because a new connection for each ping would fail when all are in use.
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ping: async () => {
      try {
        const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
        if (rows[0]?.transaction_read_only === 'on') throw new Error('The database only accepts reads.');
      } catch (error) {
        if ((error as { code?: string }).code !== tooManyConnections) throw error;
      }
    },
    close: () => pool.end(),
  };
}
