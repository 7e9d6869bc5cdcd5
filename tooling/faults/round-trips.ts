import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildFolder } from '../build/build-folder.mjs';
import type { Closing } from '../product/closing.ts';
import { type ProductOptions, startProduct } from '../product/running-product.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { Conversation, type Tally } from './conversation.ts';

export interface RoundTripTally extends Tally {
  readonly roundTrips: number;
  /** Commands that failed. */
  readonly failed: number;
}

const writesBetween = 5;

/**
 * Writes in one location, backs it up, restores it into the next and reads there. The locations take turns,
 * so `[a, b]` restores back and forth, and `[a, a]` into the location that the backup came from.
 */
export async function backUpAndRestore(
  closing: Closing,
  places: readonly ProductOptions[],
  rounds: number,
): Promise<RoundTripTally> {
  const sums = { roundTrips: 0, failed: 0, acknowledged: 0, lost: 0, duplicated: 0 };
  const folder = temporaryFolder(closing);
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = [placeAt(places, round), placeAt(places, round + 1)];
    const conversation = await writeSome(closing, from);
    const file = join(folder, `${round}.backup.zip`);
    const codes = [await run('backup', from, file), await run('restore', to, file, '--replace')];
    const tally = await readBack(closing, to, conversation);
    sums.roundTrips += 1;
    sums.failed += codes.every((code) => code === 0) ? 0 : 1;
    sums.acknowledged += tally.acknowledged;
    sums.lost += tally.lost;
    sums.duplicated += tally.duplicated;
  }
  return sums;
}

function placeAt(places: readonly ProductOptions[], round: number): ProductOptions {
  const place = places[round % places.length];
  if (!place) throw new Error('There is no place to back up.');
  return place;
}

async function writeSome(closing: Closing, place: ProductOptions): Promise<Conversation> {
  const product = await startProduct(closing, place);
  const conversation = await Conversation.open(product.origin);
  for (let count = 0; count < writesBetween; count += 1) {
    const outcome = await conversation.write(product.origin);
    if (typeof outcome === 'string' || outcome >= 300) throw new Error(`A write failed: ${outcome}`);
  }
  await product.stop();
  return conversation;
}

/** Sessions are not restored from a backup. */
async function readBack(closing: Closing, place: ProductOptions, conversation: Conversation): Promise<Tally> {
  const product = await startProduct(closing, place);
  const tally = await (await conversation.signInAgain(product.origin)).tally(product.origin);
  await product.stop();
  return tally;
}

async function run(
  command: 'backup' | 'restore',
  place: ProductOptions,
  ...words: string[]
): Promise<number> {
  const { nodeOptions = [] } = place;
  const child = spawn(
    process.execPath,
    [...nodeOptions, join(buildFolder, `server/${command}.js`), ...words],
    {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}
