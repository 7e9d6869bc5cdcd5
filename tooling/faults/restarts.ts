import type { Closing } from '../product/closing.ts';
import { startProduct } from '../product/running-product.ts';
import type { RestartablePostgres, StopMode } from '../restartable-postgres.mjs';
import { Conversation, type Tally } from './conversation.ts';

export interface RestartTally extends Tally {
  /** Replies during the restarts that were neither a success nor "try again" (503). */
  readonly wrongAnswers: number;
  /** How often the product ended or did not recover by itself. */
  readonly crashes: number;
}

const writers = 4;
const modes: readonly StopMode[] = ['fast', 'immediate'];
const writesBetween = 15;

/** Restarts the database server again and again, orderly and by a crash, while several clients write. */
export async function restartDatabaseUnderLoad(
  closing: Closing,
  postgres: RestartablePostgres,
  place: { dataDir: string; databaseUrl: string },
  rounds: number,
): Promise<RestartTally> {
  const product = await startProduct(closing, place);
  const conversation = await Conversation.open(product.origin);
  const sums = { wrongAnswers: 0, crashes: 0 };
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const outcome = await conversation.write(product.origin);
      if (typeof outcome === 'string') sums.crashes += 1;
      else if (outcome >= 300 && outcome !== 503) sums.wrongAnswers += 1;
      if (typeof outcome === 'string') return;
    }
  };
  const loaded = Promise.all(Array.from({ length: writers }, write));
  for (let round = 0; round < rounds && sums.crashes === 0; round += 1) {
    await untilAcknowledged(conversation, conversation.acknowledged + writesBetween, () => sums.crashes > 0);
    await postgres.restart(modes[round % modes.length] ?? 'fast');
  }
  await untilAcknowledged(conversation, conversation.acknowledged + writesBetween, () => sums.crashes > 0);
  isOver = true;
  await loaded;
  if (sums.crashes > 0) return { acknowledged: conversation.acknowledged, lost: 0, duplicated: 0, ...sums };
  const tally = await conversation.tally(product.origin);
  await product.stop();
  return { ...tally, ...sums };
}

async function untilAcknowledged(
  conversation: Conversation,
  count: number,
  hasFailed: () => boolean,
): Promise<void> {
  while (conversation.acknowledged < count && !hasFailed()) await new Promise((next) => setTimeout(next, 5));
}
