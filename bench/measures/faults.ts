import { killUnderWrites } from '../../tooling/faults/kills.ts';
import { restartDatabaseUnderLoad } from '../../tooling/faults/restarts.ts';
import { backUpAndRestore } from '../../tooling/faults/round-trips.ts';
import { sigtermUnderLoad } from '../../tooling/faults/sigterms.ts';
import { findPostgresPrograms } from '../../tooling/postgres.mjs';
import type { Closing } from '../../tooling/product/closing.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { type RestartablePostgres, startRestartablePostgres } from '../../tooling/restartable-postgres.mjs';
import { atMost, type Figure } from '../report/figure.ts';
import { table } from '../report/table.ts';
import type { BenchContext } from './bench-context.ts';

/** How often each fault is caused by default. */
const usualRounds = { kills: 200, restarts: 50, sigterms: 50, roundTrips: 20 };

type Fault = readonly [name: string, rounds: number, make: (rounds: number) => Promise<object>];

const logLevel = 'silent';

/** Causes faults under load, and counts what was lost. Every figure should be zero. */
export async function measureFaults({ closing, rounds }: BenchContext): Promise<Figure[]> {
  const postgres = await startPostgres(closing);
  if (!postgres) console.log('PostgreSQL is not installed here: only the faults on PGlite are made.');
  const faults = [...onPglite(closing), ...(postgres ? onPostgres(closing, postgres) : [])];
  const all: Figure[] = [];
  for (const [name, usual, make] of faults) {
    const times = rounds ?? usual;
    console.log(`${name}: ${times} times …`);
    const counted = figures(name, times, await make(times));
    // The whole run takes a long time, so each result is printed as soon as it is known.
    console.log(table(counted));
    all.push(...counted);
  }
  return all;
}

function onPglite(closing: Closing): Fault[] {
  const settings = () => ({ dataDir: temporaryFolder(closing), logLevel });
  const { kills, sigterms, roundTrips } = usualRounds;
  return [
    ['kill -9 on PGlite', kills, (times) => killUnderWrites(closing, settings(), times)],
    ['SIGTERM', sigterms, (times) => sigtermUnderLoad(closing, settings(), times)],
    [
      'backup and restore on PGlite',
      roundTrips / 4,
      (times) => backUpAndRestore(closing, [settings(), settings()], times),
    ],
  ];
}

function onPostgres(closing: Closing, { url: databaseUrl, ...postgres }: RestartablePostgres): Fault[] {
  const embedded = () => ({ dataDir: temporaryFolder(closing), logLevel });
  const settings = () => ({ ...embedded(), databaseUrl });
  const { kills, restarts, roundTrips } = usualRounds;
  return [
    ['kill -9 on PostgreSQL', kills, (times) => killUnderWrites(closing, settings(), times)],
    [
      'restart of PostgreSQL',
      restarts,
      (times) => restartDatabaseUnderLoad(closing, { url: databaseUrl, ...postgres }, settings(), times),
    ],
    [
      'backup and restore on PostgreSQL',
      roundTrips / 4,
      (times) => backUpAndRestore(closing, [settings()], times),
    ],
    [
      'backup and restore between them',
      roundTrips / 2,
      (times) => backUpAndRestore(closing, [embedded(), settings()], times),
    ],
  ];
}

async function startPostgres(closing: Closing): Promise<RestartablePostgres | undefined> {
  if (!findPostgresPrograms(['initdb', 'postgres', 'pg_ctl'])) return undefined;
  const postgres = await startRestartablePostgres();
  closing.add(() => postgres.remove());
  return postgres;
}

/** These count attempts; the others count what must not happen. */
const attempts = ['acknowledged', 'requests', 'roundTrips'];

function figures(fault: string, rounds: number, tally: object): Figure[] {
  const counts = Object.entries(tally) as [string, number][];
  const tried = counts
    .filter(([name]) => attempts.includes(name))
    .map(([name, count]) => `${count} ${inWords(name)}`);
  const remark = [`${rounds} times`, ...tried].join(', ');
  return counts
    .filter(([name]) => !attempts.includes(name))
    .map(([name, value]) => ({
      what: `${fault}: ${inWords(name)}`,
      value,
      unit: '',
      aim: atMost(0),
      remark,
    }));
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
