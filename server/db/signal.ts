/** A notification channel within this process: every subscriber is called, with details where there are any. */
export class Signal<Details = void> {
  readonly #listeners = new Set<(details: Details) => void>();

  /** Returns how to unsubscribe. */
  subscribe(listener: (details: Details) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(details: Details): void {
    for (const listener of this.#listeners) listener(details);
  }
}
