/**
 * Lets one page be rendered per turn of the event loop. Whatever arrives meanwhile, such as a health check, is
 * answered in between and not after all the pages that were ready at the same moment.
 */
export class RenderTurns {
  readonly #waiting: (() => void)[] = [];

  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    // It stays in the list until its turn is over, so that another one is not scheduled beside it.
    this.#waiting[0]?.();
    setImmediate(() => {
      this.#waiting.shift();
      if (this.#waiting.length > 0) this.#next();
    });
  }
}
