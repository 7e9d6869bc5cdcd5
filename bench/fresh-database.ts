import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { findPostgres, startPostgres } from '../tooling/postgres.mjs';
import type { Closing } from '../tooling/product/closing.ts';

/** An empty PostgreSQL database that is removed when the work ends; undefined without PostgreSQL. */
export async function freshDatabase(closing: Closing): Promise<string | undefined> {
  const source = findPostgres();
  if (!source) return undefined;
  const { url, stop } = await startPostgres(source);
  closing.add(stop);
  const name = `chalkline_bench_${randomBytes(6).toString('hex')}`;
  await execute(url, `create database ${name}`);
  closing.add(() => execute(url, `drop database if exists ${name} with (force)`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
