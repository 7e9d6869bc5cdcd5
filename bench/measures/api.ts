import { isDeepStrictEqual } from 'node:util';
import { startBare } from '../bare/start-bare.ts';
import { type Server, side } from '../load/side.ts';
import { takeTurns } from '../load/take-turns.ts';
import { atLeast, type Figure } from '../report/figure.ts';
import { ratio } from '../report/ratio.ts';
import type { BenchContext } from './bench-context.ts';

const path = '/api/courses';
const aim = atLeast(0.5);

/**
 * The list of courses, compared with a minimal handler that sends the same statement to the same kind of
 * database.
 */
export async function measureApi(context: BenchContext): Promise<Figure[]> {
  return [...(await onPostgres(context)), await onPglite(context)];
}

async function onPostgres(context: BenchContext): Promise<Figure[]> {
  const running = await context.products.onPostgres();
  if (!running) return [];
  const settings = { DATABASE_URL: running.databaseUrl };
  const bare = await startBare(context.closing, 'courses-on-postgres.ts', settings);
  return [await compare(context, 'PostgreSQL', running.product, bare)];
}

async function onPglite(context: BenchContext): Promise<Figure> {
  const { product, copiedDatabase } = await context.products.onPglite();
  const settings = { DATABASE_FOLDER: copiedDatabase };
  const bare = await startBare(context.closing, 'courses-on-pglite.ts', settings);
  return compare(context, 'PGlite', product, bare);
}

async function compare(
  { load }: BenchContext,
  database: string,
  product: Server,
  bare: Server,
): Promise<Figure> {
  await requireSameCourses(product.origin, bare.origin);
  const bursts = await takeTurns({
    theirs: side(load, bare, path),
    ours: side(load, product, path),
  });
  return ratio(`GET ${path} on ${database}, against the bare query`, bursts, aim);
}

/** The bare query is written by hand, so it is compared with the product's result. */
async function requireSameCourses(product: string, bare: string): Promise<void> {
  const [ours, theirs] = await Promise.all([coursesOf(product), coursesOf(bare)]);
  if (ours.length === 0 || !isDeepStrictEqual(ours, theirs)) {
    throw new Error(`bare/courses-query.ts does not give what ${path} gives.`);
  }
}

async function coursesOf(origin: string): Promise<{ id: number }[]> {
  const courses = (await (await fetch(origin + path)).json()) as { id: number }[];
  return courses.toSorted((left, right) => left.id - right.id);
}
