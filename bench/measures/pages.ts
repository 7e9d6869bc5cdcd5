import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningProduct } from '../../tooling/shots-of-pages/product/running-product.ts';
import { signIn } from '../../tooling/shots-of-pages/product/sign-in.ts';
import { temporaryFolder } from '../../tooling/shots-of-pages/product/temporary-folder.ts';
import { startBare } from '../bare/start-bare.ts';
import { cpuMilliseconds } from '../load/cpu-time.ts';
import type { LoadOrder, LoadResult } from '../load/order.ts';
import type { Load } from '../load/start-load.ts';
import { takeTurns } from '../load/take-turns.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { median, ratio } from '../report/ratio.ts';
import type { BenchContext } from './bench-context.ts';

/** What every browser says it takes. */
const acceptGzip = { 'accept-encoding': 'gzip' };

interface MeasuredLoad extends LoadResult {
  readonly cpuPerRequest: number | undefined;
}

/** A page from memory and a page rendered for somebody, each against a server that has nothing to do. */
export async function measurePages(context: BenchContext): Promise<Figure[]> {
  const { product } = (await context.products.onPostgres()) ?? (await context.products.onPglite());
  const bare = await startBarePage(context, product.origin);
  const cookie = await signIn(product.origin, 'demo-monthly');
  const { theirs, cached, rendered } = await takeTurns<'theirs' | 'cached' | 'rendered', MeasuredLoad>({
    theirs: async () => ({
      ...(await context.load({ url: bare, headers: acceptGzip })),
      cpuPerRequest: undefined,
    }),
    cached: () => measuredLoad(context.load, product, { url: `${product.origin}/`, headers: acceptGzip }),
    rendered: () =>
      measuredLoad(context.load, product, {
        url: `${product.origin}/dashboard`,
        headers: { ...acceptGzip, cookie },
      }),
  });
  const rates = (results: readonly LoadResult[]) => results.map(({ perSecond }) => perSecond);
  return [
    ratio('/ for a visitor, from memory, against a bare server', rates(cached), rates(theirs), atLeast(1)),
    ratio('/dashboard for a member, against the same server', rates(rendered), rates(theirs), atLeast(0.03)),
    ...cpuFigure(rendered),
  ];
}

function cpuFigure(results: readonly MeasuredLoad[]): Figure[] {
  const spent = results.map(({ cpuPerRequest }) => cpuPerRequest).filter((value) => value !== undefined);
  if (spent.length === 0) return [];
  return [
    {
      what: '/dashboard for a member, processor time a request',
      value: median(spent),
      unit: 'ms',
      aim: atMost(3),
    },
  ];
}

async function measuredLoad(load: Load, { pid }: RunningProduct, order: LoadOrder): Promise<MeasuredLoad> {
  const before = cpuMilliseconds(pid);
  const result = await load(order);
  const after = cpuMilliseconds(pid);
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return { ...result, cpuPerRequest: spent === undefined ? undefined : spent / result.requests };
}

/** The bare server is given the very page that the product sends. */
async function startBarePage({ closing }: BenchContext, origin: string): Promise<string> {
  const response = await fetch(`${origin}/`, { headers: acceptGzip });
  if (response.headers.get('content-encoding') !== 'gzip')
    throw new Error('The cached page is not compressed.');
  const file = join(temporaryFolder(closing), 'page.html');
  writeFileSync(file, await response.text());
  return `${await startBare(closing, 'page.ts', { PAGE_FILE: file })}/`;
}
