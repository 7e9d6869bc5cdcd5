import { atMost, type Figure } from '../report/figure.ts';
import { shorten } from '../report/shorten.ts';
import { heavyCalls } from '../stalls/heavy-calls.ts';
import { startWatched } from '../stalls/watched-product.ts';
import type { BenchContext } from './bench-context.ts';

const aim = atMost(20);
/** One more than this is the limit per person and minute for downloading a backup. */
const rounds = 4;

/** How long each heavy call blocks the main thread at a time. */
export async function measureEventLoop({ closing }: BenchContext): Promise<Figure[]> {
  const product = await startWatched(closing);
  const figures: Figure[] = [];
  for (const [what, call] of await heavyCalls(product.origin)) {
    const stalls: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await product.longestStall();
      await call();
      stalls.push(await product.longestStall());
    }
    // The first call of a kind loads and compiles its code, which happens once after a start.
    const [first = 0, ...others] = stalls;
    const value = Math.max(...others);
    figures.push({ what, value, unit: 'ms', aim, remark: `the first time ${shorten(first)} ms` });
  }
  return figures;
}
