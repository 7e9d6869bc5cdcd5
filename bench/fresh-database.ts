import { randomBytes } from 'node:crypto';
import { findPostgres, startPostgres } from '../tooling/postgres.mjs';
import type { Closing } from '../tooling/product/closing.ts';
import { ask } from './ask.ts';

/** An empty PostgreSQL database that is removed when the work ends; undefined without PostgreSQL. */
export async function freshDatabase(closing: Closing): Promise<string | undefined> {
  const source = findPostgres();
  if (!source) return undefined;
  const { url, stop } = await startPostgres(source);
  closing.add(stop);
  const name = `chalkline_bench_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  closing.add(() => ask(url, `drop database if exists ${name} with (force)`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
