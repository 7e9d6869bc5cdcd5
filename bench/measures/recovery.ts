import { setTimeout as pause } from 'node:timers/promises';
import { type ArchivedPostgres, startArchivedPostgres } from '../../tooling/archived-postgres.mjs';
import { isExecutable, searchPath } from '../../tooling/executables.mjs';
import { findPostgresPrograms } from '../../tooling/postgres.mjs';
import { startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { ask } from '../ask.ts';
import { growDatabase } from '../growth/grown-database.ts';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

/** The server is lost shortly before the third `archive_timeout` of 30 seconds ends, when most is at risk. */
const writingSeconds = 88;
const longestRestore = 5 * 60_000;
const mostAtRisk = 60_000;
const inMilliseconds = 'extract(epoch from at) * 1000 as at';

/**
 * Restores a database of 100,000 people with pgBackRest: to the moment before an accident, and as far as possible
 * after the server was lost with its disk.
 */
export async function measureRecovery({ closing }: BenchContext): Promise<Figure[]> {
  if (!isInstalled()) {
    console.log('pgBackRest and PostgreSQL are needed (Debian: apt-get install pgbackrest postgresql).');
    return [];
  }
  const postgres = await startArchivedPostgres();
  closing.add(() => postgres.remove());
  const product = await startProduct(closing, {
    dataDir: temporaryFolder(closing),
    databaseUrl: postgres.url,
    logLevel: 'silent',
  });
  await product.stop();
  await growDatabase(postgres.url);
  await ask(postgres.url, 'create table recovery_marks (at timestamptz not null default clock_timestamp())');
  const backupTook = await timeOf(() => postgres.backUp());
  console.log(`A full backup of ${await sizeOf(postgres.url)} took ${Math.round(backupTook / 1000)} s.`);
  return [...(await undoAccident(postgres)), ...(await replaceLostServer(postgres))];
}

function isInstalled(): boolean {
  const hasProgram = searchPath().some((folder) => isExecutable(`${folder}/pgbackrest`));
  return hasProgram && findPostgresPrograms(['initdb', 'postgres', 'pg_ctl']) !== undefined;
}

/** Somebody deletes all progress, and the database is restored to the moment before. */
async function undoAccident(postgres: ArchivedPostgres): Promise<Figure[]> {
  const count = async () =>
    (await ask(postgres.url, 'select count(*) as count from lesson_completions'))[0]?.count;
  const before = await count();
  // pgBackRest counts in whole seconds, and restores to a moment after the backup only.
  await pause(2_000);
  await ask(postgres.url, 'insert into recovery_marks default values');
  const [row] = await ask(postgres.url, 'select clock_timestamp()::text as now');
  await pause(1_000);
  await ask(postgres.url, 'truncate lesson_completions');
  // The server still works, so what it has written since can be archived at once.
  await archiveNow(postgres.url);
  await postgres.lose();
  const took = await timeOf(() => restore(postgres, String(row?.now)));
  return [
    restoreFigure('restore to the moment before an accident', took),
    {
      what: 'completed lessons that are missing afterwards',
      value: Number(before) - Number(await count()),
      unit: '',
      aim: atMost(0),
      remark: `of ${before}`,
    },
  ];
}

/** A mark is written every 200 ms until the server is lost with its disk. */
async function replaceLostServer(postgres: ArchivedPostgres): Promise<Figure[]> {
  await postgres.backUp();
  const until = Date.now() + writingSeconds * 1_000;
  let last = 0;
  while (Date.now() < until) {
    const [mark] = await ask(
      postgres.url,
      `insert into recovery_marks default values returning ${inMilliseconds}`,
    );
    last = Number(mark?.at);
    await pause(200);
  }
  await postgres.lose();
  const took = await timeOf(() => restore(postgres));
  const [row] = await ask(
    postgres.url,
    `select ${inMilliseconds} from recovery_marks order by 1 desc limit 1`,
  );
  return [
    restoreFigure('restore after the server was lost', took),
    {
      what: 'writes that were lost with the server',
      value: last - Number(row?.at),
      unit: 'ms',
      aim: atMost(mostAtRisk),
      remark: 'the time between the last write and the last one that was restored',
    },
  ];
}

function restoreFigure(what: string, value: number): Figure {
  return { what, value, unit: 'ms', aim: atMost(longestRestore), remark: 'until it accepts writes' };
}

async function restore(postgres: ArchivedPostgres, time?: string): Promise<void> {
  await postgres.restore(time);
  while ((await ask(postgres.url, 'select pg_is_in_recovery() as waits'))[0]?.waits !== false)
    await pause(100);
}

async function archiveNow(url: string): Promise<void> {
  const [row] = await ask(url, 'select pg_walfile_name(pg_switch_wal()) as file');
  const question = `select coalesce(last_archived_wal >= '${row?.file}', false) as yes from pg_stat_archiver`;
  while ((await ask(url, question))[0]?.yes !== true) await pause(500);
}

async function sizeOf(url: string): Promise<string> {
  const [row] = await ask(url, 'select pg_size_pretty(pg_database_size(current_database())) as size');
  return String(row?.size);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
