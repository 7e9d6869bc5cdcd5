import type { PoolClient } from 'pg';
import { isDatabaseOutOfReach } from './database-out-of-reach.ts';

interface Query {
  readonly text: string;
}

/**
 * The client of one transaction. Drizzle sends `begin` before it makes sure to release the client, and lets
 * a failing `rollback` replace the original error. When a connection breaks, the pool would lose the client
 * forever, and the reason would be lost, too.
 */
export function transactionClient(client: PoolClient): PoolClient {
  let broken: Error | undefined;
  let isReleased = false;

  const release = () => {
    if (isReleased) return;
    isReleased = true;
    client.release(broken);
  };

  const query = async (query: Query, values: unknown[]) => {
    const isRollback = query.text === 'rollback';
    // The connection will be closed, which rolls the transaction back.
    if (isRollback && broken) return { rows: [] };
    try {
      return await client.query(query, values);
    } catch (error) {
      if (isRollback || isDatabaseOutOfReach(error)) broken = error as Error;
      if (query.text.startsWith('begin')) release();
      if (isRollback) return { rows: [] };
      throw error;
    }
  };

  // Drizzle calls nothing else on it.
  return { query, release } as unknown as PoolClient;
}
