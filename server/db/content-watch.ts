/** The channel on which the database's triggers announce that content has changed. */
export const contentChannel = 'content_changed';

/**
 * Tells what is cached when content has changed. `version` moves with every change; while
 * `isReliable` is false a change could go unheard, so nothing may be served from memory.
 */
export class ContentWatch {
  version = 0;
  isReliable = true;

  readonly #listeners = new Set<() => void>();

  /** Gives back how to stop listening. */
  onRing(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  lost(): void {
    this.isReliable = false;
    this.changed();
  }

  regained(): void {
    this.changed();
    this.isReliable = true;
  }
}
