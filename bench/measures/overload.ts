import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Closing } from '../../tooling/product/closing.ts';
import { startProduct } from '../../tooling/product/running-product.ts';
import { signIn } from '../../tooling/product/sign-in.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { startBare } from '../bare/start-bare.ts';
import { freshDatabase } from '../fresh-database.ts';
import type { FloodOrder, FloodReport } from '../load/flood-order.ts';
import { type HealthReport, watchHealth } from '../load/health-watch.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { median, quantile } from '../report/quantiles.ts';
import { shorten } from '../report/shorten.ts';
import { nextMessage, startScript } from '../start-script.ts';
import type { BenchContext } from './bench-context.ts';

const path = '/dashboard';
const warmUp = { seconds: 10, mostRequests: 1_500 };
const peakBounds = { seconds: 5, mostRequests: 100_000 };
const floodSeconds = 10;
const timesPeak = 3;
const slowConnections = 500;
const recoverySeconds = 10;

/** The machine's speed varies, so the median of these rounds is reported. */
const rounds = 3;

type Page = Pick<FloodOrder, 'url' | 'headers'>;

interface Round {
  readonly peak: number;
  readonly report: FloodReport;
  readonly health: HealthReport;
}

/** A member's page at three times the load that the product can handle, and with many slow connections. */
export async function measureOverload({ closing, load }: BenchContext): Promise<Figure[]> {
  const databaseUrl = await freshDatabase(closing);
  if (databaseUrl === undefined) console.log('PostgreSQL is not installed here: measured on PGlite.');
  const { origin } = await startProduct(closing, {
    dataDir: temporaryFolder(closing),
    logLevel: 'silent',
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const bare = await startBare(closing, 'page.ts', { PAGE_FILE: '/dev/null' });
  const page = { url: origin + path, headers: { cookie: await signIn(origin, 'demo-monthly') } };
  await load({ ...page, bounds: warmUp });

  const peakNow = async () => (await load({ ...page, bounds: peakBounds })).perSecond;
  const calm = await onePage(page);
  const done: Round[] = [];
  while (done.length < rounds) {
    const peak = await peakNow();
    const flooded = flood(closing, { ...page, perSecond: peak * timesPeak, seconds: floodSeconds });
    const health = await watchHealth(origin, bare.origin, flooded);
    done.push({ peak, health, report: await flooded });
  }
  await pause(recoverySeconds * 1000);
  const recovered = await onePage(page);
  const beside = await besideSlowConnections(closing, origin, () => onePage(page));
  return [
    ...floodFigures(medianRound(done)),
    {
      what: `page ${recoverySeconds} s later, against before`,
      value: recovered / calm,
      unit: '',
      aim: atMost(1.5),
      remark: `${shorten(recovered)} ms`,
    },
    {
      what: `page beside ${slowConnections} slow connections, against before`,
      value: beside / calm,
      unit: '',
      aim: atMost(1.5),
      remark: `${shorten(beside)} ms`,
    },
  ];
}

function medianRound(done: readonly Round[]): Round {
  const sorted = done.toSorted((left, right) => shareOfPeak(left) - shareOfPeak(right));
  const [round] = sorted.slice(Math.floor(sorted.length / 2));
  if (!round) throw new Error('Nothing was measured.');
  return round;
}

function shareOfPeak({ peak, report }: Round): number {
  return report.served.length / report.seconds / peak;
}

function floodFigures(round: Round): Figure[] {
  return [...replyFigures(round), ...healthFigures(round.health)];
}

function healthFigures({ healthz, bare, notReady, checks }: HealthReport): Figure[] {
  const remark = `${checks} checks, median ${shorten(median(healthz))} ms; a server that does nothing else: up to ${shorten(Math.max(...bare))} ms`;
  return [
    {
      what: 'slowest /healthz meanwhile',
      value: Math.max(...healthz),
      unit: 'ms',
      aim: atMost(50),
      remark,
    },
    { what: '/readyz that failed meanwhile', value: notReady, unit: '', aim: atMost(0) },
  ];
}

function replyFigures(round: Round): Figure[] {
  const { peak, report } = round;
  const { sent, failed, unexpected, served, refused } = report;
  const offered = sent / floodSeconds / peak;
  return [
    {
      what: `pages at ${timesPeak} times the peak, against the peak`,
      value: shareOfPeak(round),
      unit: '',
      aim: atLeast(0.8),
      remark: `peak ${shorten(peak)} a second; offered ${shorten(offered)} times that; ${served.length} served, ${refused.length} refused`,
    },
    {
      what: 'a page that is served',
      value: quantile(served, 0.95),
      unit: 'ms',
      aim: atMost(1_000),
      remark: `19 of 20; median ${shorten(median(served))} ms, worst ${shorten(Math.max(...served))} ms`,
    },
    ...(refused.length === 0
      ? []
      : [
          {
            what: 'a refusal',
            value: quantile(refused, 0.95),
            unit: 'ms' as const,
            aim: atMost(500),
            remark: `19 of 20; median ${shorten(median(refused))} ms, worst ${shorten(Math.max(...refused))} ms`,
          },
        ]),
    {
      what: 'requests without a proper answer',
      value: failed + unexpected,
      unit: '',
      aim: atMost(0),
      remark: `${failed} without any`,
    },
  ];
}

async function flood(closing: Closing, order: FloodOrder): Promise<FloodReport> {
  const child = startScript(closing, 'load/flood.ts');
  child.send(order);
  return (await nextMessage(child)) as FloodReport;
}

/** The median of a few pages, one after the other, in milliseconds. */
async function onePage({ url, headers }: Page): Promise<number> {
  const times: number[] = [];
  while (times.length < 50) {
    const begun = performance.now();
    const reply = await fetch(url, { headers });
    await reply.text();
    if (reply.status !== 200) throw new Error(`${url} was answered with ${reply.status}.`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Clients that have sent half of a request and keep their connection. */
async function besideSlowConnections(
  closing: Closing,
  origin: string,
  measure: () => Promise<number>,
): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: slowConnections }, () => halfRequest(origin)));
  const hangUp = async () => {
    for (const socket of sockets) socket.destroy();
  };
  closing.add(hangUp);
  const measured = await measure();
  await hangUp();
  return measured;
}

function halfRequest(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}`);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}
