import type { SharedText } from '@chalkline/contract/pages';

/** A character takes up to two bytes in memory. */
const bytesPerCharacter = 2;

/** An LRU cache of texts with a limit in bytes. */
export class SharedTextCache {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, SharedText>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): SharedText | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    // A map lists its entries in the order in which they were added, so the least recently used is the first.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  /** A text that is larger than the cache is not kept. */
  add(key: string, text: SharedText): void {
    const bytes = bytesOf(key, text);
    if (bytes > this.#mostBytes) return;
    this.#delete(key);
    this.#kept.set(key, text);
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= bytesOf(key, kept);
  }
}

function bytesOf(key: string, { text }: SharedText): number {
  return bytesPerCharacter * (key.length + text.length);
}
