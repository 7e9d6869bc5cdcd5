import { killUnderWrites } from '../../tooling/faults/kills.ts';
import { restartDatabaseUnderLoad } from '../../tooling/faults/restarts.ts';
import { backUpAndRestore } from '../../tooling/faults/round-trips.ts';
import { sigtermUnderLoad } from '../../tooling/faults/sigterms.ts';
import type { Closing } from '../../tooling/product/closing.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { startRestartablePostgres } from '../../tooling/restartable-postgres.mjs';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

/** How often each fault is made, unless a number is given. */
const usualRounds = { kills: 200, restarts: 50, sigterms: 50, roundTrips: 20 };

const logLevel = 'silent';

/** Makes faults on purpose under load, and counts what was lost. Every figure should be zero. */
export async function measureFaults({ closing, rounds }: BenchContext): Promise<Figure[]> {
  const times = (usual: number) => rounds ?? usual;
  const postgres = await startPostgres(closing);
  const onPglite = () => ({ dataDir: temporaryFolder(closing), logLevel });
  const onPostgres = () => ({ ...onPglite(), databaseUrl: postgres.url });
  const { kills, restarts, sigterms, roundTrips } = usualRounds;
  return [
    ...figures('kill -9 on PGlite', times(kills), await killUnderWrites(closing, onPglite(), times(kills))),
    ...figures(
      'kill -9 on PostgreSQL',
      times(kills),
      await killUnderWrites(closing, onPostgres(), times(kills)),
    ),
    ...figures(
      'restart of PostgreSQL',
      times(restarts),
      await restartDatabaseUnderLoad(closing, postgres, onPostgres(), times(restarts)),
    ),
    ...figures('SIGTERM', times(sigterms), await sigtermUnderLoad(closing, onPglite(), times(sigterms))),
    ...figures(
      'backup and restore',
      times(roundTrips),
      await backUpAndRestore(closing, [onPglite(), onPostgres()], times(roundTrips)),
    ),
  ];
}

async function startPostgres(closing: Closing) {
  const postgres = await startRestartablePostgres();
  closing.add(() => postgres.remove());
  return postgres;
}

/** Counts of what must not happen; the others say how much was tried. */
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
