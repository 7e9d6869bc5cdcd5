/** An LRU cache with a limit in bytes. */
export class ByteCache {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #making = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Concurrent callers wait for the same value. A failure is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const making = this.#making.get(key) ?? this.#make(key, make);
    return making;
  }

  forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = make();
    this.#making.set(key, made);
    try {
      const bytes = await made;
      this.#keep(key, bytes);
      return bytes;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, made: Buffer): void {
    if (made.length > this.#mostBytes) return;
    this.#kept.set(key, made);
    this.#bytes += made.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.forget(oldest);
    }
  }
}
