import { startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { freshDatabase } from '../fresh-database.ts';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import type { BenchContext } from './bench-context.ts';

const usualRestarts = 5;

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** How long it takes from starting the process until it has sent its first page. */
export async function measureStartup(context: BenchContext): Promise<Figure[]> {
  const databaseUrl = await freshDatabase(context.closing);
  const dataDir = temporaryFolder(context.closing);
  return [
    ...(databaseUrl === undefined
      ? []
      : await startsOn('PostgreSQL', context, { dataDir: temporaryFolder(context.closing), databaseUrl }, 2)),
    ...(await startsOn('the embedded database', context, { dataDir }, 3)),
  ];
}

async function startsOn(
  name: string,
  { closing, rounds = usualRestarts }: BenchContext,
  place: Place,
  mostSeconds: number,
): Promise<Figure[]> {
  const first = await secondsUntilPage(closing, place);
  const restarts: number[] = [];
  for (let restart = 0; restart < rounds; restart += 1) restarts.push(await secondsUntilPage(closing, place));
  return [
    { what: `first start with ${name}`, value: first, unit: 's', aim: atMost(10) },
    {
      what: `later start with ${name}`,
      value: median(restarts),
      unit: 's',
      aim: atMost(mostSeconds),
      remark: `median of ${rounds}`,
    },
  ];
}

async function secondsUntilPage(closing: BenchContext['closing'], place: Place): Promise<number> {
  const begun = performance.now();
  const product = await startProduct(closing, place);
  const page = await fetch(product.origin);
  await page.text();
  const seconds = (performance.now() - begun) / 1_000;
  if (!page.ok) throw new Error(`The first page answered ${page.status}.`);
  await product.stop();
  return seconds;
}
