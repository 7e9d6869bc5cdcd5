import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { startBare } from '../bare/start-bare.ts';
import { type CountedProduct, startCounted } from '../load/counted-product.ts';
import { type Server, side } from '../load/side.ts';
import { type Round, takeTurns } from '../load/take-turns.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { ratio } from '../report/ratio.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

/** What every browser accepts. */
const acceptGzip = { 'accept-encoding': 'gzip' };

interface MeasuredPage {
  readonly path: string;
  readonly by: keyof CountedProduct['cookies'];
  /** Processor time per request in milliseconds. */
  readonly most: number;
}

const pages: readonly MeasuredPage[] = [
  { path: '/', by: 'visitor', most: 0.2 },
  { path: '/pricing', by: 'visitor', most: 0.2 },
  { path: '/replit-prompts', by: 'visitor', most: 0.2 },
  { path: '/dashboard', by: 'member', most: 3 },
  { path: '/courses', by: 'member', most: 3 },
  { path: '/build-your-first-website', by: 'member', most: 3 },
  { path: '/build-your-first-website/2', by: 'member', most: 3 },
  { path: '/consulting', by: 'member', most: 3 },
  { path: '/account', by: 'member', most: 3 },
  { path: '/prompts', by: 'member', most: 6 },
  { path: '/founder', by: 'founder', most: 6 },
  { path: '/founder/members', by: 'founder', most: 3 },
  { path: '/founder/tickets', by: 'founder', most: 3 },
];

/**
 * Public pages from memory and pages for a person, each in turns with a bare server that only sends the landing page.
 * A person's page is measured twice: opened again and again with the same data, and rendered each time. `PAGES=/,/dashboard` selects some.
 */
export async function measurePages(context: BenchContext): Promise<Figure[]> {
  const product = await startCounted(context.closing);
  const bare = await startBarePage(context, product.origin);
  const selected = process.env.PAGES?.split(',');
  const figures: Figure[] = [];
  for (const page of pages) {
    if (selected && !selected.includes(page.path)) continue;
    figures.push(...(await measurePage(context, product, bare, page)));
  }
  return figures;
}

async function measurePage(
  { load }: BenchContext,
  product: CountedProduct,
  bare: Server,
  { path, by, most }: MeasuredPage,
): Promise<Figure[]> {
  const headers = { ...acceptGzip, cookie: product.cookies[by] };
  const queries = await queriesOf(product, path, headers);
  const theirs = side(load, bare, '/', acceptGzip);
  const rounds = await takeTurns({ theirs, ours: side(load, product, path, headers) });
  const name = `${path} for a ${by}`;
  const isCached = by === 'visitor';
  const figures = [
    ratio(`${name}, against a bare server`, rounds, atLeast(isCached ? 1 : 0.03)),
    ...costOf(`${name}, processor time a request`, rounds, most, queries),
  ];
  if (isCached) return figures;
  const firstTimes = await takeTurns({ theirs, ours: side(load, product, path, headers, true) });
  return [...figures, ...costOf(`${name}, for the first time with its data`, firstTimes, most, queries)];
}

/** The bare server sends exactly the landing page of the product. */
async function startBarePage({ closing }: BenchContext, origin: string): Promise<Server> {
  const response = await fetch(`${origin}/`, { headers: acceptGzip });
  if (response.headers.get('content-encoding') !== 'gzip')
    throw new Error('The cached page is not compressed.');
  const file = join(temporaryFolder(closing), 'page.html');
  writeFileSync(file, await response.text());
  return startBare(closing, 'page.ts', { PAGE_FILE: file });
}

/** The first request may fill caches, so the fewest queries of several requests count. */
async function queriesOf(
  product: CountedProduct,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const counts: number[] = [];
  while (counts.length < 5) {
    const before = await product.queries();
    await (await fetch(product.origin + path, { headers })).text();
    const after = await product.queries();
    if (before === undefined || after === undefined) return undefined;
    counts.push(after - before);
  }
  return Math.min(...counts);
}

function costOf(what: string, rounds: readonly Round[], most: number, queries: number | undefined): Figure[] {
  const costs = rounds.map(({ ours }) => ours.cost).filter(Number.isFinite);
  if (costs.length === 0) return [];
  const bare = `bare server ${shorten(median(rounds.map(({ theirs }) => theirs.cost)))} ms`;
  const remark = queries === undefined ? bare : `${queries} queries; ${bare}`;
  return [{ what, value: median(costs), unit: 'ms', aim: atMost(most), remark }];
}
