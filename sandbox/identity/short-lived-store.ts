import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

const mostEntries = 1000;

/**
 * Keeps one kind of short-lived record of sign-ins in memory. After a restart, an unfinished sign-in has to
 * be started again.
 */
export class ShortLivedStore implements Adapter {
  readonly #entries = new Map<string, Entry>();

  async upsert(id: string, payload: AdapterPayload, expiresIn = Number.POSITIVE_INFINITY): Promise<void> {
    this.#entries.delete(id);
    this.#entries.set(id, { payload, expiresAt: Date.now() + expiresIn * 1000 });
    this.#dropOldest();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    if (!entry || entry.expiresAt > Date.now()) return entry?.payload;
    this.#entries.delete(id);
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) {
      if (payload.grantId === grantId) this.#entries.delete(id);
    }
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  #dropOldest(): void {
    for (const id of this.#entries.keys()) {
      if (this.#entries.size <= mostEntries) return;
      this.#entries.delete(id);
    }
  }
}

/** Stores nothing. Used for the provider's session, so that every sign-in asks for the person. */
export class ForgetfulStore extends ShortLivedStore {
  override async upsert(): Promise<void> {}
}
