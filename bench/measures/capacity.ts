import type { RunningProduct } from '../../tooling/product/running-product.ts';
import { signIn } from '../../tooling/product/sign-in.ts';
import { ask } from '../ask.ts';
import { freshDatabase } from '../fresh-database.ts';
import { growDatabase } from '../growth/grown-database.ts';
import { cpuMilliseconds } from '../load/cpu-time.ts';
import { residentMegabytes } from '../load/resident-memory.ts';
import type { Load } from '../load/start-load.ts';
import { startOnPostgres } from '../products.ts';
import type { Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const warmUp = { seconds: 5, mostRequests: 1_000 };
const bounds = { seconds: 10, mostRequests: 1_000_000 };

/** A process that gets more than it can carry refuses some requests, and then the rate says nothing. */
const mostAttempts = 3;

const visitorPaths = ['/', '/pricing'];
const memberPaths = ['/dashboard', '/build-your-first-website/2', '/api/user/progress'];

const people = 100_000;
const projectedPeople = 10_000_000;

/** Lists what one process can do with 100,000 people, and how much space they take. It has no targets. */
export async function measureCapacity({ closing, load }: BenchContext): Promise<Figure[]> {
  const databaseUrl = await freshDatabase(closing);
  const started = databaseUrl && (await startOnPostgres(closing, databaseUrl));
  if (!started) {
    console.log('PostgreSQL is needed (Debian: apt-get install postgresql).');
    return [];
  }
  await growDatabase(databaseUrl);
  await reportSizes(databaseUrl);
  const { product } = started;
  console.log(`Memory of the process before: ${residentMegabytes(product.pid)} MB`);
  const cookie = await signIn(product.origin, 'demo-monthly');
  for (const path of visitorPaths) await reportRate(load, product, path, {});
  for (const path of memberPaths) await reportRate(load, product, path, { cookie });
  console.log(`Memory of the process afterwards: ${residentMegabytes(product.pid)} MB`);
  return [];
}

async function reportRate(
  load: Load,
  { origin, pid }: RunningProduct,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const order = { url: origin + path, headers: { 'accept-encoding': 'gzip', ...headers } };
  const who = 'cookie' in headers ? 'a member' : 'a visitor';
  let failure = '';
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    try {
      await load({ ...order, bounds: warmUp });
      const before = cpuMilliseconds(pid);
      const { requests, perSecond } = await load({ ...order, bounds });
      const cost = (cpuMilliseconds(pid) - before) / requests;
      const rate = `${Math.round(perSecond)} a second, ${cost.toFixed(2)} ms of processor time each`;
      console.log(`${path} for ${who}: ${rate}`);
      return;
    } catch (error) {
      failure = (error as Error).message;
    }
  }
  console.log(`${path} for ${who}: not measured (${failure})`);
}

type TableSize = {
  readonly name: string;
  readonly rows: string;
  readonly data: string;
  readonly indexes: string;
};

const sizes = `
  select relname as name, greatest(reltuples, 0)::bigint as rows, pg_table_size(oid) as data, pg_indexes_size(oid) as indexes
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  order by pg_total_relation_size(oid) desc`;

/** The tables that grow with people. The others stay small. */
async function reportSizes(databaseUrl: string): Promise<void> {
  const tables = await ask<TableSize>(databaseUrl, sizes);
  const large = tables.filter(({ rows }) => Number(rows) >= people / 10);
  const total = (key: 'rows' | 'data' | 'indexes') =>
    String(large.reduce((sum, row) => sum + Number(row[key]), 0));
  const sum = { name: 'all of them', rows: total('rows'), data: total('data'), indexes: total('indexes') };
  console.log(`Table | Rows | Data, MB | Indexes, MB | Bytes per person | At ${projectedPeople} people, GB`);
  for (const table of [...large, sum]) console.log(rowOf(table));
}

function rowOf({ name, rows, data, indexes }: TableSize): string {
  const bytes = Number(data) + Number(indexes);
  const projected = (bytes / people) * projectedPeople;
  return [
    name,
    rows,
    (Number(data) / 1e6).toFixed(0),
    (Number(indexes) / 1e6).toFixed(0),
    (bytes / people).toFixed(0),
    (projected / 1e9).toFixed(0),
  ].join(' | ');
}
