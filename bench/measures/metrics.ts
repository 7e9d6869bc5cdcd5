import { freePort } from '../../tooling/free-port.mjs';
import { Closing } from '../../tooling/product/closing.ts';
import { type CountedProduct, startCounted } from '../load/counted-product.ts';
import { cpuMilliseconds } from '../load/cpu-time.ts';
import { side } from '../load/side.ts';
import { takeTurns } from '../load/take-turns.ts';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

/** Two processes of the same program differ by more than the metrics take, so several pairs are compared. */
const usualPairs = 5;
const roundsOfPair = 6;
const scrapes = 20;
const secondsBetweenScrapes = 15;

const pages = [
  { path: '/', by: 'visitor' },
  { path: '/dashboard', by: 'member' },
] as const;

interface Costs {
  readonly without: number;
  readonly measured: number;
}

/** How much of the processor time of a page the metrics take, in turns with a product without them. */
export async function measureMetrics(context: BenchContext): Promise<Figure[]> {
  const costs = pages.map((): Costs[] => []);
  const scrapeFigures: Figure[] = [];
  for (let pair = 0; pair < (context.rounds ?? usualPairs); pair += 1) {
    const closing = new Closing();
    context.closing.add(() => closing.end());
    const metricsPort = await freePort();
    const without = await startCounted(closing);
    const measured = await startCounted(closing, metricsPort);
    for (const [index, page] of pages.entries())
      costs[index]?.push(await comparePair(context, page, { without, measured }));
    scrapeFigures.push(await measureScrape(measured, metricsPort));
    await closing.end();
  }
  return [...pages.map((page, index) => pageFigure(page, costs[index] ?? [])), ...scrapeFigures.slice(-1)];
}

type Page = (typeof pages)[number];

async function comparePair(
  { load }: BenchContext,
  { path, by }: Page,
  { without, measured }: { without: CountedProduct; measured: CountedProduct },
): Promise<Costs> {
  const sideOf = (product: CountedProduct) =>
    side(load, product, path, { 'accept-encoding': 'gzip', cookie: product.cookies[by] });
  const turns = await takeTurns({ theirs: sideOf(without), ours: sideOf(measured) }, roundsOfPair);
  return {
    without: median(turns.map((turn) => turn.theirs.cost)),
    measured: median(turns.map((turn) => turn.ours.cost)),
  };
}

function pageFigure({ path, by }: Page, costs: readonly Costs[]): Figure {
  const ratios = costs.map(({ without, measured }) => measured / without);
  const without = median(costs.map((pair) => pair.without));
  return {
    what: `${path} for a ${by}, processor time with metrics against without`,
    value: median(ratios),
    unit: '',
    aim: atMost(1.02),
    remark: `${shorten(without)} ms without; ${costs.length} pairs, ${ratios.map((each) => shorten(each)).join(', ')}`,
  };
}

async function measureScrape({ pid }: CountedProduct, port: number): Promise<Figure> {
  const before = cpuMilliseconds(pid);
  let bytes = 0;
  for (let scrape = 0; scrape < scrapes; scrape += 1) {
    bytes = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).length;
  }
  const each = (cpuMilliseconds(pid) - before) / scrapes;
  return {
    what: 'reading the metrics, share of a processor',
    value: each / 1_000 / secondsBetweenScrapes,
    unit: '',
    aim: atMost(0.02),
    remark: `${shorten(each)} ms every ${secondsBetweenScrapes} seconds, ${Math.round(bytes / 1_000)} kB`,
  };
}
