import { parseArgs } from 'node:util';
import { type Closing, withClosing } from '../tooling/product/closing.ts';
import { startLoad } from './load/start-load.ts';
import { measureApi } from './measures/api.ts';
import type { BenchContext } from './measures/bench-context.ts';
import { measureCapacity } from './measures/capacity.ts';
import { measureCodes } from './measures/codes.ts';
import { measureEventLoop } from './measures/eventloop.ts';
import { measureFailover } from './measures/failover.ts';
import { measureFaults } from './measures/faults.ts';
import { measureFirstLoad } from './measures/firstload.ts';
import { measureGrowth } from './measures/growth.ts';
import { measureHtml } from './measures/html.ts';
import { measureInteractions } from './measures/interactions.ts';
import { measureInterruptions } from './measures/interruptions.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureMemory } from './measures/memory.ts';
import { measureMetrics } from './measures/metrics.ts';
import { measureOverload } from './measures/overload.ts';
import { measurePages } from './measures/pages.ts';
import { measurePlayback } from './measures/playback.ts';
import { measureRecovery } from './measures/recovery.ts';
import { measureScripts } from './measures/scripts.ts';
import { measureSearch } from './measures/search.ts';
import { measureStartup } from './measures/startup.ts';
import { measureVideos } from './measures/videos.ts';
import { Products } from './products.ts';
import type { Figure } from './report/figure.ts';
import { table } from './report/table.ts';

const measures: Readonly<Record<string, (context: BenchContext) => Promise<Figure[]>>> = {
  pages: measurePages,
  api: measureApi,
  scripts: measureScripts,
  capacity: measureCapacity,
  codes: measureCodes,
  eventloop: measureEventLoop,
  failover: measureFailover,
  faults: measureFaults,
  firstload: measureFirstLoad,
  growth: measureGrowth,
  html: measureHtml,
  interactions: measureInteractions,
  interruptions: measureInterruptions,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  metrics: measureMetrics,
  overload: measureOverload,
  playback: measurePlayback,
  recovery: measureRecovery,
  search: measureSearch,
  startup: measureStartup,
  videos: measureVideos,
};

/** These take minutes, so they run only when they are named. */
const onlyByName = [
  'capacity',
  'codes',
  'eventloop',
  'failover',
  'faults',
  'firstload',
  'growth',
  'html',
  'interactions',
  'interruptions',
  'lighthouse',
  'memory',
  'metrics',
  'overload',
  'playback',
  'recovery',
  'search',
  'startup',
  'videos',
];

/** These start their own products. */
const startOwnProducts = [
  'capacity',
  'codes',
  'failover',
  'faults',
  'interactions',
  'interruptions',
  'memory',
  'metrics',
  'overload',
  'pages',
  'recovery',
  'search',
  'startup',
  'videos',
];

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
});
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const mistake = mistakeIn(words);

if (mistake === undefined) {
  await withClosing(measureAll);
} else {
  console.error(mistake);
  process.exitCode = 1;
}

function mistakeIn(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !(name in measures));
  if (unknown !== undefined) {
    return `There is no measurement "${unknown}". There are: ${Object.keys(measures).join(', ')}.`;
  }
  if (rounds === undefined || (Number.isInteger(rounds) && rounds > 0)) return undefined;
  return `--rounds takes a whole number from 1, not "${values.rounds}".`;
}

async function measureAll(closing: Closing): Promise<void> {
  const context = { closing, load: startLoad(closing), products: new Products(closing), rounds };
  const needsProduct = words.some((word) => !startOwnProducts.includes(word)) || words.length === 0;
  if (needsProduct && !(await context.products.onPostgres())) {
    console.log('PostgreSQL is not installed here: measured on PGlite only.');
  }
  for (const [name, measure] of Object.entries(measures)) {
    if (words.length > 0 ? !words.includes(name) : onlyByName.includes(name)) continue;
    console.log(`\n${name}\n${table(await measure(context))}`);
  }
}
