import type { Database } from './database.ts';

/** A query that only reads, whose statement is built once per database and run with different values. */
export function prepared<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
