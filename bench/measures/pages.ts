import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../../tooling/product/sign-in.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { startBare } from '../bare/start-bare.ts';
import { type Server, side } from '../load/side.ts';
import { type Round, takeTurns } from '../load/take-turns.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { ratio } from '../report/ratio.ts';
import type { BenchContext } from './bench-context.ts';

/** What every browser accepts. */
const acceptGzip = { 'accept-encoding': 'gzip' };

/** A cached page and a page rendered for a person, each compared with an idle server. */
export async function measurePages(context: BenchContext): Promise<Figure[]> {
  const { load, products } = context;
  const { product } = (await products.onPostgres()) ?? (await products.onPglite());
  const bare = await startBarePage(context, product.origin);
  const cookie = await signIn(product.origin, 'demo-monthly');
  const idle = side(load, bare, '/', acceptGzip);
  const cached = await takeTurns({ theirs: idle, ours: side(load, product, '/', acceptGzip) });
  const rendered = await takeTurns({
    theirs: idle,
    ours: side(load, product, '/dashboard', { ...acceptGzip, cookie }),
  });
  return [
    ratio('/ for a visitor, from memory, against a bare server', cached, atLeast(1)),
    ratio('/dashboard for a member, against the same server', rendered, atLeast(0.03)),
    ...costOf('/dashboard for a member, processor time a request', rendered),
  ];
}

/** The bare server sends exactly the page of the product. */
async function startBarePage({ closing }: BenchContext, origin: string): Promise<Server> {
  const response = await fetch(`${origin}/`, { headers: acceptGzip });
  if (response.headers.get('content-encoding') !== 'gzip')
    throw new Error('The cached page is not compressed.');
  const file = join(temporaryFolder(closing), 'page.html');
  writeFileSync(file, await response.text());
  return startBare(closing, 'page.ts', { PAGE_FILE: file });
}

function costOf(what: string, rounds: readonly Round[]): Figure[] {
  const costs = rounds.map(({ ours }) => ours.cost).filter(Number.isFinite);
  return costs.length === 0 ? [] : [{ what, value: median(costs), unit: 'ms', aim: atMost(3) }];
}
