import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { Caller } from '../growth/caller.ts';
import { cpuMilliseconds } from '../load/cpu-time.ts';
import { startOnPostgres } from '../products.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { fillSearch, manyDocuments } from '../search/many-documents.ts';
import { labelledQueries } from '../search/queries.ts';
import type { BenchContext } from './bench-context.ts';

/** They take turns, because each may search only so often in a minute. */
const people = ['demo-monthly', 'demo-annual', 'demo-lifetime'];

const recallAim = atLeast(0.95);
const mostCpuMilliseconds = 20;

/** Among how many results the right ones have to be. */
const shownFirst = 5;

/** Whether search finds what people look for, and what it costs, with the shipped content and with many documents. */
export async function measureSearch(context: BenchContext): Promise<Figure[]> {
  return [...(await onPostgres(context)), ...(await onPglite(context))];
}

async function onPostgres({ closing }: BenchContext): Promise<Figure[]> {
  const started = await startOnPostgres(closing);
  if (!started) return [];
  const { product, databaseUrl } = started;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  closing.add(() => client.end());
  await fillSearch(client);
  const processes = async () => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return [product.pid, ...rows.map(({ pid }) => pid)];
  };
  const grown = await askAll(product, processes);
  return [...figuresOf(`${manyDocuments} documents on PostgreSQL`, grown), cpuFigure('PostgreSQL', grown)];
}

/** The embedded database can be filled only while nobody has it open. */
async function onPglite({ closing }: BenchContext): Promise<Figure[]> {
  const dataDir = temporaryFolder(closing);
  const first = await startProduct(closing, { dataDir });
  const shipped = await askAll(first, async () => []);
  await first.stop();
  const database = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
  await fillSearch(database);
  await database.close();
  const product = await startProduct(closing, { dataDir });
  const grown = await askAll(product, async () => [product.pid]);
  return [
    ...figuresOf('the shipped content', shipped),
    ...figuresOf(`${manyDocuments} documents on PGlite`, grown),
    cpuFigure('PGlite', grown),
  ];
}

interface Asked {
  readonly recall: number;
  /** Queries that did not find everything. */
  readonly missed: readonly string[];
  /** Nonsense that found something. */
  readonly nonsense: readonly string[];
  readonly cpuEach: number;
}

/** Asks every query twice: the first time warms up, the second one is measured. */
async function askAll(
  { origin }: RunningProduct,
  processes: () => Promise<readonly number[]>,
): Promise<Asked> {
  const { found, nothing } = labelledQueries();
  const callers = await Promise.all(people.map((subject) => Caller.signIn(origin, subject)));
  let turn = 0;
  const ask = async (query: string): Promise<string[]> => {
    const caller = callers[turn % callers.length];
    turn += 1;
    const { reply } = (await caller?.time('GET', `/api/search?${new URLSearchParams({ q: query })}`)) ?? {};
    return idsIn(reply ?? '{}');
  };
  const queries = [...found.map(({ query }) => query), ...nothing];
  for (const query of queries) await ask(query);
  const before = await cpuOf(processes);
  const replies = new Map<string, string[]>();
  for (const query of queries) replies.set(query, await ask(query));
  const used = usedSince(before, await cpuOf(processes));
  const shares = found.map(({ query, finds }) => {
    const best = replies.get(query)?.slice(0, shownFirst) ?? [];
    return { query, share: finds.filter((id) => best.includes(id)).length / finds.length };
  });
  return {
    recall: shares.reduce((sum, { share }) => sum + share, 0) / shares.length,
    missed: shares.filter(({ share }) => share < 1).map(({ query }) => query),
    nonsense: nothing.filter((query) => replies.get(query)?.length !== 0),
    cpuEach: used / queries.length,
  };
}

interface Reply {
  readonly best: readonly Result[];
  readonly groups: readonly { readonly results: readonly Result[] }[];
}

interface Result {
  readonly kind: string;
  readonly id: string;
}

function idsIn(reply: string): string[] {
  const { best, groups } = JSON.parse(reply) as Reply;
  return [...best, ...groups.flatMap(({ results }) => results)].map(({ kind, id }) => `${kind}:${id}`);
}

function figuresOf(where: string, { recall, missed, nonsense }: Asked): Figure[] {
  return [
    {
      ...{ what: `recall@${shownFirst} with ${where}`, value: recall, unit: '', aim: recallAim },
      remark: missed.length > 0 ? `not everything for: ${missed.join(', ')}` : '',
    },
    {
      ...{ what: `nonsense that finds something, with ${where}`, value: nonsense.length, unit: '' },
      aim: atMost(0),
      remark: nonsense.join(', '),
    },
  ];
}

function cpuFigure(database: string, { cpuEach }: Asked): Figure {
  const what = `CPU time per query on ${database}, of the product and its database`;
  return { what, value: cpuEach, unit: 'ms', aim: atMost(mostCpuMilliseconds) };
}

/** The CPU time of each process so far. */
async function cpuOf(processes: () => Promise<readonly number[]>): Promise<ReadonlyMap<number, number>> {
  return new Map((await processes()).map((pid) => [pid, cpuMilliseconds(pid)]));
}

/** Connections that were closed meanwhile are left out, and new ones count from their start. */
function usedSince(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number {
  return [...now].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
}
