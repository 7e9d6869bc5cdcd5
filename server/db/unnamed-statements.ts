import type { ClientBase } from 'pg';

type AnyQuery = (...words: unknown[]) => unknown;

/**
 * Sends the queries of this client without statement names. A named statement belongs to one connection of the
 * server, and a pooler in transaction mode may run the next query on another one.
 */
export function useUnnamedStatements(client: ClientBase): void {
  const query: AnyQuery = client.query.bind(client) as AnyQuery;
  const unnamed: AnyQuery = (first, ...others) => query(withoutName(first), ...others);
  client.query = unnamed as typeof client.query;
}

function withoutName(query: unknown): unknown {
  const isNamed = typeof query === 'object' && query !== null && 'name' in query && !('submit' in query);
  return isNamed ? { ...query, name: undefined } : query;
}
