import type { Closing } from '../product/closing.ts';
import { type ProductOptions, startProduct } from '../product/running-product.ts';
import { Conversation, type Tally } from './conversation.ts';

const writers = 4;

/** Kills the product again and again (`kill -9`) while several clients write, and reads everything back at the end. */
export async function killUnderWrites(
  closing: Closing,
  place: ProductOptions,
  rounds: number,
): Promise<Tally> {
  let conversation: Conversation | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    const product = await startProduct(closing, place);
    conversation ??= await Conversation.open(product.origin);
    const until = conversation.acknowledged + 3 + (round % 20);
    await writeUntilKilled(conversation, product, until);
  }
  const product = await startProduct(closing, place);
  const tally = await (conversation ?? (await Conversation.open(product.origin))).tally(product.origin);
  await product.stop();
  return tally;
}

/** The others are in the middle of a write when the one that is enough has been acknowledged. */
async function writeUntilKilled(
  conversation: Conversation,
  { origin, end }: { origin: string; end(signal: NodeJS.Signals): Promise<number | null> },
  until: number,
): Promise<void> {
  let killed: Promise<unknown> | undefined;
  const write = async () => {
    for (;;) {
      const outcome = await conversation.write(origin);
      if (typeof outcome === 'string') return;
      if (outcome >= 300) throw new Error(`A write was answered with ${outcome}.`);
      if (conversation.acknowledged >= until) killed ??= end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await killed;
}
