import { randomBytes } from 'node:crypto';
import { Client, type QueryResult, type QueryResultRow } from 'pg';

/** The PostgreSQL server for the tests. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is needed for API tests on PostgreSQL: run them with npm test.');
  return url;
}

export function databaseUrlNamed(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates an empty database, or a copy of another, whose name it extends. */
export async function createDatabase(template?: string): Promise<string> {
  const name = `${template ?? 'chalkline_test'}_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  return name;
}

/** Drops a database and all its copies. */
export async function dropWithCopies(template: string): Promise<void> {
  const { rows } = await run<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { name } of rows) await dropDatabase(name);
}

export async function dropDatabase(name: string): Promise<void> {
  await run(`drop database if exists ${name} with (force)`);
}

async function run<Row extends QueryResultRow>(statement: string): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
