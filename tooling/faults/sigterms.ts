import { Agent } from 'node:http';
import type { Closing } from '../product/closing.ts';
import { type ProductOptions, startProduct } from '../product/running-product.ts';
import { call } from './call.ts';
import { Conversation, type Tally } from './conversation.ts';

export interface SigtermTally extends Tally {
  /** Requests of clients whose connection was accepted and who got no whole answer. */
  readonly cutOff: number;
  readonly requests: number;
  readonly unclean: number;
}

const clientsOfEachKind = 4;
const requestsBeforeSignal = 40;

/**
 * Asks the product to end, again and again, while clients write on connections that they keep and read on a new
 * connection for every request. All of them go on until nobody accepts their connection any more.
 */
export async function sigtermUnderLoad(
  closing: Closing,
  place: ProductOptions,
  rounds: number,
): Promise<SigtermTally> {
  let conversation: Conversation | undefined;
  const sums = { cutOff: 0, requests: 0, unclean: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const product = await startProduct(closing, place);
    conversation ??= await Conversation.open(product.origin);
    const { cutOff, requests, exitCode } = await loadUntilEnded(conversation, product);
    sums.cutOff += cutOff;
    sums.requests += requests;
    sums.unclean += exitCode === 0 ? 0 : 1;
  }
  const product = await startProduct(closing, place);
  const tally = await (conversation ?? (await Conversation.open(product.origin))).tally(product.origin);
  await product.stop();
  return { ...tally, ...sums };
}

async function loadUntilEnded(
  conversation: Conversation,
  { origin, end }: { origin: string; end(signal: NodeJS.Signals): Promise<number | null> },
) {
  let [requests, cutOff] = [0, 0];
  let ended: Promise<number | null> | undefined;
  const count = (outcome: number | 'refused' | 'broken') => {
    if (outcome === 'refused') return false;
    requests += 1;
    if (outcome === 'broken') cutOff += 1;
    if (requests >= requestsBeforeSignal) ended ??= end('SIGTERM');
    return true;
  };
  const writer = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (count(await conversation.write(origin, agent)));
    agent.destroy();
  };
  const reader = async () => {
    for (;;) {
      const outcome = await call(`${origin}/api/courses`, { agent: new Agent() });
      if (!count(typeof outcome === 'string' ? outcome : outcome.status)) return;
    }
  };
  await Promise.all(Array.from({ length: clientsOfEachKind }, () => [writer(), reader()]).flat());
  return { requests, cutOff, exitCode: (await ended) ?? null };
}
