import { constants } from 'node:os';

type Step = () => unknown;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The cleanup steps of some work, run in reverse order. */
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

/** Runs work that starts things, and stops them all when it is done, has failed, or a signal ends it. */
export async function withClosing<Result>(work: (closing: Closing) => Promise<Result>): Promise<Result> {
  const closing = new Closing();
  for (const signal of signals) {
    // A signal may arrive twice, for the process group and forwarded; it must not interrupt the cleanup.
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
