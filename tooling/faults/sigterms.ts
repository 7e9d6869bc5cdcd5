import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Closing } from '../product/closing.ts';
import { type ProductOptions, startProduct } from '../product/running-product.ts';
import { call, type Outcome } from './call.ts';
import { Conversation, type Tally } from './conversation.ts';

export interface SigtermTally extends Tally {
  /** Requests without a complete reply. */
  readonly cutOff: number;
  readonly requests: number;
  readonly unclean: number;
}

const clientsOfEachKind = 4;
const requestsBeforeSignal = 40;
const balancerPauseMilliseconds = 20;

/** Long enough for the balancer to notice, also on a busy machine. */
const drainSeconds = 3;

/** Clients of a server that has ended would continue forever. */
const mostCutOff = 100;

/**
 * Sends SIGTERM again and again while clients write on kept connections and read on a new connection per
 * request. A load balancer sends them elsewhere once `/readyz` fails, not before.
 */
export async function sigtermUnderLoad(
  closing: Closing,
  place: ProductOptions,
  rounds: number,
): Promise<SigtermTally> {
  const drained = { ...place, drainSeconds };
  let conversation: Conversation | undefined;
  const sums = { cutOff: 0, requests: 0, unclean: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const product = await startProduct(closing, drained);
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
  let isReady = true;
  const count = (outcome: number | 'refused' | 'broken') => {
    requests += 1;
    if (typeof outcome === 'string') cutOff += 1;
    if (requests >= requestsBeforeSignal) ended ??= end('SIGTERM');
    return isReady && cutOff < mostCutOff;
  };
  const balancer = async () => {
    while (isReady && cutOff < mostCutOff) isReady = await answersReady(origin);
  };
  const writer = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (count(await conversation.write(origin, agent)));
    agent.destroy();
  };
  const reader = async () => {
    while (count(statusOf(await call(`${origin}/api/courses`, { agent: new Agent() }))));
  };
  const clients = Array.from({ length: clientsOfEachKind }, () => [writer(), reader()]).flat();
  await Promise.all([balancer(), ...clients]);
  return { requests, cutOff, exitCode: (await ended) ?? null };
}

async function answersReady(origin: string): Promise<boolean> {
  const outcome = await call(`${origin}/readyz`);
  await pause(balancerPauseMilliseconds);
  return statusOf(outcome) === 200;
}

function statusOf(outcome: Outcome): number | 'refused' | 'broken' {
  return typeof outcome === 'string' ? outcome : outcome.status;
}
