import { freshDatabase } from '../fresh-database.ts';
import { type Call, learningCalls } from '../growth/calls.ts';
import { growDatabase } from '../growth/grown-database.ts';
import { Learner } from '../growth/learner.ts';
import { startOnPostgres } from '../products.ts';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

const aim = atMost(1.5);
const warmUpRounds = 20;
const rounds = 60;

/**
 * Every call of learning with 200 courses, 2,000 lessons, 100,000 people and 5 million completed lessons,
 * against the same call with the content as it is shipped.
 */
export async function measureGrowth({ closing }: BenchContext): Promise<Figure[]> {
  const shipped = await startOnPostgres(closing);
  const grownUrl = await freshDatabase(closing);
  if (!shipped || !grownUrl) return [];
  const grown = await startOnPostgres(closing, grownUrl);
  if (!grown) return [];
  await growDatabase(grownUrl);
  const learners = {
    shipped: await Learner.signIn(shipped.product.origin),
    grown: await Learner.signIn(grown.product.origin),
  };
  const figures: Figure[] = [];
  for (const [name, call] of learningCalls) figures.push(await compare(name, call, learners));
  return figures;
}

/** Both sides in turn, so that whatever else the machine does meets both alike. */
async function compare(
  name: string,
  call: Call,
  learners: { readonly shipped: Learner; readonly grown: Learner },
): Promise<Figure> {
  const took = { shipped: [] as number[], grown: [] as number[] };
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const [shipped, grown] = [await call(learners.shipped), await call(learners.grown)];
    if (round < warmUpRounds) continue;
    took.shipped.push(shipped);
    took.grown.push(grown);
  }
  const [before, after] = [median(took.shipped), median(took.grown)];
  const remark = `${shorten(before)} ms, grown ${shorten(after)} ms`;
  return { what: `${name}, grown against shipped`, value: after / before, unit: '', aim, remark };
}
