/** The channel on which the database's triggers announce that content has changed. */
export const contentChannel = 'content_changed';

/**
 * Tells what is cached when content has changed. What was read under an earlier `version` may be out of date,
 * and so may anything while `isReliable` is false, when a change could go unheard. It may still be served when
 * the database is out of reach, as long as no change was heard of since: `changes` counts those.
 */
export class ContentWatch {
  version = 0;
  changes = 0;
  /** Counts reads of possibly stale content. A page made from one must not be cached. */
  outdatedReads = 0;
  isReliable = true;

  readonly #listeners = new Set<() => void>();

  /** Gives back how to stop listening. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(): void {
    this.changes += 1;
    this.#outdate();
  }

  lost(): void {
    this.isReliable = false;
  }

  /** Anything may have changed while nothing was heard. */
  regained(): void {
    this.#outdate();
    this.isReliable = true;
  }

  #outdate(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
