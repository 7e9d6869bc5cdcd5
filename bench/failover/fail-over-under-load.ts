import { setTimeout as pause } from 'node:timers/promises';
import { Conversation, type Tally } from '../../tooling/faults/conversation.ts';
import type { Closing } from '../../tooling/product/closing.ts';
import { startProduct } from '../../tooling/product/running-product.ts';
import type { Cluster, Failure } from './cluster.ts';

export interface FailoverTally extends Tally {
  /** Replies that were neither a success nor "try again" (503). */
  readonly wrongAnswers: number;
  /** Requests without a reply: the product ended or hung up. */
  readonly unanswered: number;
  /** For each failover, the time from the failure until a write was acknowledged again. */
  readonly outages: readonly { readonly failure: Failure; readonly milliseconds: number }[];
}

const writers = 4;
const writesBetween = 15;
const failures: readonly Failure[] = ['kill', 'freeze', 'kill', 'replica first'];

/** Lets the primary fail again and again while several clients write, and reads everything back at the end. */
export async function failOverUnderLoad(
  closing: Closing,
  cluster: Cluster,
  dataDir: string,
  rounds: number,
): Promise<FailoverTally> {
  const product = await startProduct(closing, { dataDir, databaseUrl: cluster.url, logLevel: 'silent' });
  const load = new Load(await Conversation.open(product.origin), product.origin);
  const outages: FailoverTally['outages'][number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const failure = failures[round % failures.length] ?? 'kill';
    await load.untilAcknowledged(writesBetween);
    await cluster.fail(failure);
    const recovered = load.nextAcknowledgement();
    await cluster.promote(failure);
    outages.push({ failure, milliseconds: await recovered });
    await cluster.fence(failure);
    await load.untilAcknowledged(writesBetween);
    await cluster.addReplica();
    console.log(
      `failover ${round + 1} of ${rounds} (${failure}): ${Math.round(outages.at(-1)?.milliseconds ?? 0)} ms`,
    );
  }
  const { conversation, wrongAnswers, unanswered } = await load.end();
  const tally = await conversation.tally(product.origin);
  await product.stop();
  return { ...tally, wrongAnswers, unanswered, outages };
}

/** Several clients that write without a pause, each its next message when the last one was answered. */
class Load {
  readonly #conversation: Conversation;
  readonly #origin: string;
  readonly #written: Promise<unknown>;
  #isOver = false;
  #wrongAnswers = 0;
  #unanswered = 0;
  #onAcknowledged: (begunAt: number) => void = () => undefined;

  constructor(conversation: Conversation, origin: string) {
    this.#conversation = conversation;
    this.#origin = origin;
    this.#written = Promise.all(Array.from({ length: writers }, () => this.#write()));
  }

  /** Waits for this many more acknowledged writes. */
  async untilAcknowledged(count: number): Promise<void> {
    const target = this.#conversation.acknowledged + count;
    while (this.#conversation.acknowledged < target) await pause(5);
  }

  /** The milliseconds from now until a write is acknowledged that began after now. */
  nextAcknowledgement(): Promise<number> {
    const from = performance.now();
    return new Promise((resolve) => {
      this.#onAcknowledged = (begunAt) => {
        if (begunAt > from) resolve(performance.now() - from);
      };
    });
  }

  async end() {
    this.#isOver = true;
    await this.#written;
    return {
      conversation: this.#conversation,
      wrongAnswers: this.#wrongAnswers,
      unanswered: this.#unanswered,
    };
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const begunAt = performance.now();
      const outcome = await this.#conversation.write(this.#origin);
      if (typeof outcome === 'string') this.#unanswered += 1;
      else if (outcome < 300) this.#onAcknowledged(begunAt);
      else if (outcome !== 503) this.#wrongAnswers += 1;
      if (typeof outcome === 'string' || outcome >= 300) await pause(20);
    }
  }
}
