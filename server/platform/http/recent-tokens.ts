const lifetimeMilliseconds = 60 * 60 * 1000;

/** Only limits memory. */
const mostTokens = 1_000;

/**
 * The form tokens of the last hour at most. A browser gets the same one again, so that a page whose data has not
 * changed stays the same, too.
 */
export class RecentTokens {
  #tokens = new Map<string, string>();
  #startedAt = 0;

  get(owner: string, create: () => string, now: number): string {
    if (now - this.#startedAt >= lifetimeMilliseconds || this.#tokens.size >= mostTokens) {
      this.#tokens = new Map();
      this.#startedAt = now;
    }
    const token = this.#tokens.get(owner) ?? create();
    this.#tokens.set(owner, token);
    return token;
  }
}
