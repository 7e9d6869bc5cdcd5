/**
 * Runs one sync per customer at a time. The provider sends about ten webhook events for one purchase, all at once:
 * those that arrive during a sync share the next one, which reads everything that they announce.
 */
export class SharedSyncs {
  readonly #sync: (customerId: string) => Promise<void>;
  readonly #running = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<void>>();

  constructor(sync: (customerId: string) => Promise<void>) {
    this.#sync = sync;
  }

  /** Resolves after a sync that began after this call. */
  request(customerId: string): Promise<void> {
    const running = this.#running.get(customerId);
    if (!running) return this.#start(customerId);
    const next = this.#next.get(customerId) ?? this.#startAfter(running, customerId);
    this.#next.set(customerId, next);
    return next;
  }

  async #startAfter(running: Promise<void>, customerId: string): Promise<void> {
    await running.catch(() => undefined);
    this.#next.delete(customerId);
    return this.#start(customerId);
  }

  #start(customerId: string): Promise<void> {
    const sync = this.#sync(customerId).finally(() => {
      if (this.#running.get(customerId) === sync) this.#running.delete(customerId);
    });
    this.#running.set(customerId, sync);
    return sync;
  }
}
