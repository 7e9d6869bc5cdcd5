import { Signal } from './signal.ts';

/**
 * Tells caches when content has changed. What was read under an earlier `version` may be out of date, and so
 * may anything while `isReliable` is false, because changes can go unnoticed then. Cached content may still be
 * served when the database is out of reach, as long as no change was noticed since: `changes` counts those.
 */
export class ContentWatch {
  version = 0;
  changes = 0;
  /** Counts reads of possibly stale content. A page made from one must not be cached. */
  outdatedReads = 0;
  isReliable = true;

  readonly #newVersion = new Signal();

  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void {
    return this.#newVersion.subscribe(listener);
  }

  contentChanged(): void {
    this.changes += 1;
    this.#startNewVersion();
  }

  connectionLost(): void {
    this.isReliable = false;
  }

  /** Anything may have changed while the connection was lost. */
  connectionRestored(): void {
    this.#startNewVersion();
    this.isReliable = true;
  }

  #startNewVersion(): void {
    this.version += 1;
    this.#newVersion.notify();
  }
}
