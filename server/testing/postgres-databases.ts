import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

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

export async function createDatabase(template?: string): Promise<string> {
  const name = `chalkline_test_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  return name;
}

export async function dropDatabase(name: string): Promise<void> {
  await run(`drop database if exists ${name} with (force)`);
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
