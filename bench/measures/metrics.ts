import { freePort } from '../../tooling/free-port.mjs';
import { type CountedProduct, startCounted } from '../load/counted-product.ts';
import { cpuMilliseconds } from '../load/cpu-time.ts';
import { side } from '../load/side.ts';
import { takeTurns } from '../load/take-turns.ts';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

/** The difference is small, so many rounds are needed. */
const usualRounds = 20;
const scrapes = 20;
const secondsBetweenScrapes = 15;

const pages = [
  { path: '/', by: 'visitor' },
  { path: '/dashboard', by: 'member' },
] as const;

/** How much of the processor time of a page the metrics take, in turns with a product without them. */
export async function measureMetrics({ closing, load, rounds }: BenchContext): Promise<Figure[]> {
  const metricsPort = await freePort();
  const without = await startCounted(closing);
  const measured = await startCounted(closing, metricsPort);
  const figures: Figure[] = [];
  for (const { path, by } of pages) {
    const headersFor = ({ cookies }: CountedProduct) => ({ 'accept-encoding': 'gzip', cookie: cookies[by] });
    const turns = await takeTurns(
      {
        theirs: side(load, without, path, headersFor(without)),
        ours: side(load, measured, path, headersFor(measured)),
      },
      rounds ?? usualRounds,
    );
    const [theirs, ours] = [
      median(turns.map((turn) => turn.theirs.cost)),
      median(turns.map((turn) => turn.ours.cost)),
    ];
    figures.push({
      what: `${path} for a ${by}, processor time with metrics against without`,
      value: ours / theirs,
      unit: '',
      aim: atMost(1.02),
      remark: `${shorten(ours)} ms against ${shorten(theirs)} ms`,
    });
  }
  return [...figures, await measureScrape(measured, metricsPort)];
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
