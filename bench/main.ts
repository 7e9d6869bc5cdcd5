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

interface Measurement {
  readonly measure: (context: BenchContext) => Promise<Figure[]>;
  /** Without names on the command line, only these run. The others take minutes. */
  readonly runsByDefault?: boolean;
  /** The others share one product. */
  readonly startsOwnProducts?: boolean;
}

const measurements: Readonly<Record<string, Measurement>> = {
  pages: { measure: measurePages, runsByDefault: true, startsOwnProducts: true },
  api: { measure: measureApi, runsByDefault: true },
  scripts: { measure: measureScripts, runsByDefault: true },
  capacity: { measure: measureCapacity, startsOwnProducts: true },
  codes: { measure: measureCodes, startsOwnProducts: true },
  eventloop: { measure: measureEventLoop },
  failover: { measure: measureFailover, startsOwnProducts: true },
  faults: { measure: measureFaults, startsOwnProducts: true },
  firstload: { measure: measureFirstLoad },
  growth: { measure: measureGrowth },
  html: { measure: measureHtml },
  interactions: { measure: measureInteractions, startsOwnProducts: true },
  interruptions: { measure: measureInterruptions, startsOwnProducts: true },
  lighthouse: { measure: measureLighthouse },
  memory: { measure: measureMemory, startsOwnProducts: true },
  metrics: { measure: measureMetrics, startsOwnProducts: true },
  overload: { measure: measureOverload, startsOwnProducts: true },
  playback: { measure: measurePlayback },
  recovery: { measure: measureRecovery, startsOwnProducts: true },
  search: { measure: measureSearch, startsOwnProducts: true },
  startup: { measure: measureStartup, startsOwnProducts: true },
  videos: { measure: measureVideos, startsOwnProducts: true },
};

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
  const unknown = names.find((name) => !(name in measurements));
  if (unknown !== undefined) {
    return `There is no measurement "${unknown}". There are: ${Object.keys(measurements).join(', ')}.`;
  }
  if (rounds === undefined || (Number.isInteger(rounds) && rounds > 0)) return undefined;
  return `--rounds takes a whole number from 1, not "${values.rounds}".`;
}

async function measureAll(closing: Closing): Promise<void> {
  const context = { closing, load: startLoad(closing), products: new Products(closing), rounds };
  const chosen = Object.entries(measurements).filter(([name, { runsByDefault }]) =>
    words.length > 0 ? words.includes(name) : runsByDefault,
  );
  const needsProduct = chosen.some(([, { startsOwnProducts }]) => !startsOwnProducts);
  if (needsProduct && !(await context.products.onPostgres())) {
    console.log('PostgreSQL is not installed here: measured on PGlite only.');
  }
  for (const [name, { measure }] of chosen) {
    console.log(`\n${name}\n${table(await measure(context))}`);
  }
}
