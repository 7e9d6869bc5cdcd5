import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildFolder } from '../build/build-folder.mjs';
import type { Closing } from '../product/closing.ts';
import { type ProductOptions, startProduct } from '../product/running-product.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { Conversation } from './conversation.ts';

export interface RoundTripTally {
  readonly roundTrips: number;
  /** Commands that failed. */
  readonly failed: number;
  readonly lost: number;
  readonly duplicated: number;
}

const writesBetween = 5;

/** Backs up one place and restores it into the other, to and fro: the embedded database and PostgreSQL. */
export async function backUpAndRestore(
  closing: Closing,
  places: readonly [ProductOptions, ProductOptions],
  rounds: number,
): Promise<RoundTripTally> {
  const sums = { roundTrips: 0, failed: 0, lost: 0, duplicated: 0 };
  const folder = temporaryFolder(closing);
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = round % 2 === 0 ? places : [places[1], places[0]];
    const written = await writeSome(closing, from);
    const file = join(folder, `${round}.backup.zip`);
    const codes = [await run('backup', from, file), await run('restore', to, file, '--replace')];
    sums.roundTrips += 1;
    if (codes.some((code) => code !== 0)) sums.failed += 1;
    const product = await startProduct(closing, to);
    const { lost, duplicated } = await written.in(product.origin);
    sums.lost += lost;
    sums.duplicated += duplicated;
    await product.stop();
  }
  return sums;
}

/** What was written there is asked for where it was restored to; sessions are not part of a restore. */
async function writeSome(closing: Closing, place: ProductOptions) {
  const product = await startProduct(closing, place);
  const conversation = await Conversation.open(product.origin);
  for (let count = 0; count < writesBetween; count += 1) await conversation.write(product.origin);
  await product.stop();
  return {
    in: async (origin: string) => (await conversation.signInAgain(origin)).tally(origin),
  };
}

async function run(
  command: 'backup' | 'restore',
  place: ProductOptions,
  ...words: string[]
): Promise<number> {
  const child = spawn(process.execPath, [join(buildFolder, `server/${command}.js`), ...words], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}
