import type { Closing } from '../product/closing.ts';
import { type ProductOptions, type RunningProduct, startProduct } from '../product/running-product.ts';
import { Conversation, type Tally } from './conversation.ts';
import { Learner } from './learner.ts';

interface Writers {
  readonly conversation: Conversation;
  readonly learner: Learner;
}

const writers = 4;

/**
 * Kills the product again and again (`kill -9`) while several clients write, and reads everything back at the
 * end. Messages are sent once; lessons are completed again after the restart when no answer came.
 */
export async function killUnderWrites(
  closing: Closing,
  place: ProductOptions,
  rounds: number,
): Promise<Tally> {
  let open: Writers | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    const product = await startProduct(closing, place);
    open ??= await openWriters(product.origin);
    await writeUntilKilled(open, product, open.conversation.acknowledged + 3 + (round % 20));
  }
  const product = await startProduct(closing, place);
  const { conversation, learner } = open ?? (await openWriters(product.origin));
  // The lesson whose reply never came is sent again.
  await learner.completeNext(product.origin);
  const tally = sumOf(await conversation.tally(product.origin), await learner.tally(product.origin));
  await product.stop();
  return tally;
}

async function openWriters(origin: string): Promise<Writers> {
  const conversation = await Conversation.open(origin);
  return { conversation, learner: await Learner.open(origin, conversation.headers) };
}

/** The other clients are in the middle of a write when the required write has been acknowledged. */
async function writeUntilKilled(
  { conversation, learner }: Writers,
  { origin, end }: RunningProduct,
  until: number,
): Promise<void> {
  let killed: Promise<unknown> | undefined;
  const repeat = async (write: () => Promise<number | 'refused' | 'broken'>) => {
    for (;;) {
      const outcome = await write();
      if (typeof outcome === 'string') return;
      if (outcome >= 300) throw new Error(`A write was answered with ${outcome}.`);
      if (conversation.acknowledged >= until) killed ??= end('SIGKILL');
    }
  };
  const messages = Array.from({ length: writers }, () => repeat(() => conversation.write(origin)));
  await Promise.all([...messages, repeat(() => learner.completeNext(origin))]);
  await killed;
}

function sumOf(left: Tally, right: Tally): Tally {
  return {
    acknowledged: left.acknowledged + right.acknowledged,
    lost: left.lost + right.lost,
    duplicated: left.duplicated + right.duplicated,
  };
}
