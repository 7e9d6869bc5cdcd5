import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { Closing } from '../../tooling/product/closing.ts';
import { type RunningProduct, startProduct } from '../../tooling/product/running-product.ts';
import { signIn } from '../../tooling/product/sign-in.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { UploadClient } from '../../tooling/product/upload-client.ts';
import { startBare } from '../bare/start-bare.ts';
import { freshDatabase } from '../fresh-database.ts';
import { side } from '../load/side.ts';
import { type Round, takeTurns } from '../load/take-turns.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { ratio } from '../report/ratio.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

const aim = atLeast(0.8);
const megabyte = 1024 * 1024;
const filmBytes = 200 * megabyte;
const lessonPath = '/api/courses/build-your-first-website/lessons/2';

/** Ranges as players ask for them, from the middle of the film. */
const ranges = { 'of 1 MB': megabyte, 'of 4 MB': 4 * megabyte };

/** Two processes of the same program differ by a third, so several pairs are compared. */
const usualPairs = 5;
const roundsOfPair = 3;

/**
 * Ranges of a protected film of 200 MB, compared with a static server that checks no access, and the delay of the
 * event loop while several members watch the film and a founder uploads another one.
 */
export async function measureVideos({
  closing,
  load,
  rounds: pairs = usualPairs,
}: BenchContext): Promise<Figure[]> {
  const databaseUrl = await freshDatabase(closing);
  if (databaseUrl === undefined) return [];
  const dataDir = temporaryFolder(closing);
  const id = randomUUID();
  const folder = join(dataDir, 'videos');
  await writeFilm(folder, id);
  const preload = join(import.meta.dirname, '../stalls/watch-delay.mjs');
  const watched = await startProduct(closing, { dataDir, databaseUrl, preload });
  await giveFilm(databaseUrl, id);
  const cookie = await signIn(watched.origin, 'demo-monthly');
  const delay = await measureDelay(watched, cookie);
  await watched.stop();

  const comparisons = Object.entries(ranges).map(([what, bytes]) => ({ what, bytes, rounds: [] as Round[] }));
  for (let pair = 0; pair < pairs; pair += 1) {
    const ending = new Closing();
    closing.add(() => ending.end());
    const product = await startProduct(ending, { dataDir, databaseUrl });
    const bare = await startBare(ending, 'film.ts', { FILM_FOLDER: folder });
    // Read for each pair, because the address expires.
    const path = await videoUrl(product.origin, cookie);
    for (const { bytes, rounds } of comparisons) {
      const range = `bytes=${filmBytes / 2}-${filmBytes / 2 + bytes - 1}`;
      const theirs = side(load, bare, `/${id}`, { range });
      const ours = side(load, product, path, { range, cookie });
      rounds.push(...(await takeTurns({ theirs, ours }, roundsOfPair)));
    }
    await ending.end();
  }
  const figures = comparisons.map(({ what, rounds }) =>
    ratio(`ranges ${what} of a 200 MB film, against a plain static server`, rounds, aim),
  );
  return [...figures, delay];
}

const viewers = 4;

/** How long the product's event loop is late while several people watch and one uploads, as fast as they can. */
async function measureDelay(product: RunningProduct, cookie: string): Promise<Figure> {
  const founder = new UploadClient(product.origin, await signIn(product.origin, 'demo-founder'));
  const film = randomBytes(filmBytes);
  const upload = await founder.announce(film.length);
  const uploaded = new AbortController();
  const url = product.origin + (await videoUrl(product.origin, cookie));
  await delayOf(product);
  const watching = Array.from({ length: viewers }, () => watch(url, cookie, uploaded.signal));
  const measured = founder
    .sendRest(upload, film)
    .then(() => delayOf(product))
    .finally(() => uploaded.abort());
  const [{ p99, longest }] = await Promise.all([measured, ...watching]);
  return {
    what: `event-loop delay with ${viewers} viewers and an upload of 200 MB, p99`,
    value: p99,
    unit: 'ms',
    aim: atMost(20),
    remark: `longest ${shorten(longest)} ms`,
  };
}

/** Reads one part after the other, like a player. */
async function watch(url: string, cookie: string, ended: AbortSignal): Promise<void> {
  for (let start = 0; !ended.aborted; start = (start + megabyte) % filmBytes) {
    const reply = await fetch(url, { headers: { cookie, range: `bytes=${start}-${start + megabyte - 1}` } });
    await reply.arrayBuffer();
    if (reply.status !== 206) throw new Error(`A viewer was answered with ${reply.status}.`);
  }
}

/** The delays since the last call. */
async function delayOf({ process }: RunningProduct): Promise<{ p99: number; longest: number }> {
  process.send('delay');
  const [delay] = (await once(process, 'message')) as [{ p99: number; longest: number }];
  return delay;
}

function writeFilm(folder: string, id: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const parts = Array.from({ length: filmBytes / megabyte }, () => randomBytes(megabyte));
  return pipeline(Readable.from(parts), createWriteStream(join(folder, id)));
}

async function giveFilm(databaseUrl: string, id: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into videos (id, file_name, bytes, state, container, duration_seconds, created_at, received_at)
       values ($1, 'film.mp4', $2, 'ready', 'mp4', 600, now(), now())`,
      [id, filmBytes],
    );
    await client.query('update lessons set video_url = $1 where id = 3902', [`/videos/${id}.mp4`]);
  } finally {
    await client.end();
  }
}

async function videoUrl(origin: string, cookie: string): Promise<string> {
  const reply = await fetch(origin + lessonPath, { headers: { cookie } });
  const lesson = (await reply.json()) as { videoUrl: string };
  return lesson.videoUrl;
}
