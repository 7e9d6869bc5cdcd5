import { constants } from 'node:os';

type Step = () => unknown;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What has to be undone when the work ends: the last thing first. */
export class Closing {
  readonly #steps: Step[] = [];
  #ended: Promise<void> | undefined;

  add(step: Step): void {
    this.#steps.push(step);
  }

  end(): Promise<void> {
    this.#ended ??= this.#undo();
    return this.#ended;
  }

  async #undo(): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      await Promise.resolve(step()).catch((error: unknown) => console.error(error));
    }
  }
}

/** Does work that starts things, and stops them all when it is done, has failed, or a signal ends it. */
export async function withClosing<Result>(work: (closing: Closing) => Promise<Result>): Promise<Result> {
  const closing = new Closing();
  for (const signal of signals) {
    // A signal may come twice, to the whole group and passed on: cleaning up is not cut short by it.
    process.on(signal, () => {
      void closing.end().finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
  try {
    return await work(closing);
  } finally {
    await closing.end();
  }
}
