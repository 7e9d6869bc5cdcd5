import { freshDatabase } from '../fresh-database.ts';
import { Caller } from '../growth/caller.ts';
import { type Call, callsPerMinute, consoleCalls, learningCalls, searchCalls } from '../growth/calls.ts';
import { growDatabase } from '../growth/grown-database.ts';
import { startOnPostgres } from '../products.ts';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

const aim = atMost(1.5);
const usualRounds = 80;
/** The share of the rounds that doesn't count, because code gets faster while it runs. */
const warmUpShare = 0.25;

/**
 * The calls that learners make and every page of the console, with 200 courses, 2,000 lessons, 100,000 people,
 * 5 million completed lessons and a million notes, compared with the content and the demo people that the product ships with.
 */
export async function measureGrowth({ closing }: BenchContext): Promise<Figure[]> {
  const shipped = await startOnPostgres(closing);
  const grownUrl = await freshDatabase(closing);
  if (!shipped || !grownUrl) return [];
  const grown = await startOnPostgres(closing, grownUrl);
  if (!grown) return [];
  await growDatabase(grownUrl);
  const pair = async (subject: string): Promise<Pair> => ({
    shipped: await Caller.signIn(shipped.product.origin, subject),
    grown: await Caller.signIn(grown.product.origin, subject),
  });
  const figures: Figure[] = [];
  const learners = await pair('demo-monthly');
  for (const [name, call] of learningCalls) figures.push(await compare(name, call, learners));
  for (const [subject, name, call] of searchCalls)
    figures.push(await compare(name, call, await pair(subject)));
  const founders = await pair('demo-founder');
  for (const [name, call] of await consoleCalls()) figures.push(await compare(name, call, founders));
  return figures;
}

/** The same person on both sides. */
interface Pair {
  readonly shipped: Caller;
  readonly grown: Caller;
}

/** Alternates between both sides, so that other load on the machine affects both alike. */
async function compare(name: string, call: Call, pair: Pair): Promise<Figure> {
  const took = { shipped: [] as number[], grown: [] as number[] };
  const rounds = Math.min(usualRounds, callsPerMinute[name] ?? usualRounds);
  for (let round = 0; round < rounds; round += 1) {
    const [shipped, grown] = [await call(pair.shipped), await call(pair.grown)];
    if (round < warmUpShare * rounds) continue;
    took.shipped.push(shipped);
    took.grown.push(grown);
  }
  const [before, after] = [median(took.shipped), median(took.grown)];
  const remark = `${shorten(before)} ms, grown ${shorten(after)} ms`;
  return { what: `${name}, grown against shipped`, value: after / before, unit: '', aim, remark };
}
