/** So long may new connections keep the next page waiting, in turns of the event loop. */
const mostTurnsBetweenPages = 64;

/**
 * Spreads pages that are ready at the same moment over several turns of the event loop. Whatever arrives
 * meanwhile, such as a health check, is answered in between and not after all of these pages.
 *
 * Node accepts one connection per turn, so the next page is rendered only after a turn without a new one.
 * Otherwise people would wait in the kernel's queue, where nobody can tell them that we are too busy.
 */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #acceptedConnections: () => number;

  /** @param acceptedConnections How many connections have been accepted so far. */
  constructor(acceptedConnections: () => number) {
    this.#acceptedConnections = acceptedConnections;
  }

  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    // It stays in the list until its turn is over, so that another one is not scheduled beside it.
    this.#waiting[0]?.();
    this.#afterNewConnections(() => {
      this.#waiting.shift();
      if (this.#waiting.length > 0) this.#next();
    });
  }

  #afterNewConnections(proceed: () => void, turnsLeft = mostTurnsBetweenPages): void {
    const accepted = this.#acceptedConnections();
    setImmediate(() => {
      const isQuiet = this.#acceptedConnections() === accepted;
      if (isQuiet || turnsLeft === 0) proceed();
      else this.#afterNewConnections(proceed, turnsLeft - 1);
    });
  }
}
