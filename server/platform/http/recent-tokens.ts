const lifetimeMilliseconds = 60 * 60 * 1000;

/** Only limits memory. */
const mostTokens = 5_000;

interface RecentToken {
  readonly token: string;
  readonly createdAt: number;
}

/** The form tokens of the last hour, in the order in which they were created. */
export class RecentTokens {
  readonly #tokens = new Map<string, RecentToken>();

  get(owner: string, create: () => string, now: number): string {
    const known = this.#tokens.get(owner);
    if (known && now - known.createdAt < lifetimeMilliseconds) return known.token;
    this.#tokens.delete(owner);
    const token = create();
    this.#tokens.set(owner, { token, createdAt: now });
    const [oldest] = this.#tokens.keys();
    if (oldest !== undefined && this.#tokens.size > mostTokens) this.#tokens.delete(oldest);
    return token;
  }
}
