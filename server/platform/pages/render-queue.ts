/** How many turns of the event loop new connections may delay the next page. */
const mostTurnsBetweenPages = 64;

/**
 * Spreads pages that are ready at the same time over several turns of the event loop, so that other
 * requests, such as health checks, are answered in between. Node accepts one connection per turn, so the
 * next page is rendered only after a turn without a new connection. Otherwise clients would wait in the
 * kernel's queue, where the server cannot tell them that it is too busy.
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
    // It stays in the list until its turn is over, so that no second turn is scheduled.
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
