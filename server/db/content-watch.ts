/** The channel on which the database's triggers announce that content has changed. */
export const contentChannel = 'content_changed';

/**
 * Tells what is cached when content has changed. `version` moves with every change. While `isReliable` is
 * false a change could go unheard: what is cached may be served only if the database cannot be asked.
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
  }

  /** Anything may have changed while nothing was heard. */
  regained(): void {
    this.changed();
    this.isReliable = true;
  }
}
