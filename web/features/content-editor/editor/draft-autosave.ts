export type DraftState =
  | { readonly kind: 'none' | 'keeping' | 'failed' | 'signed-out' }
  | { readonly kind: 'kept'; readonly at: Date };

export interface DraftAutosaveOptions<Draft> {
  readonly pauseMilliseconds: number;
  send(draft: Draft): Promise<void>;
  /** Whether it failed because the user is signed out. */
  isSignedOut(error: unknown): Promise<boolean>;
  onChange(state: DraftState): void;
}

/**
 * Sends the latest text when typing pauses, one request at a time, so that an older draft never arrives after a
 * newer one. A draft that failed is sent with the next change, when the browser is online again, or on request.
 */
export class DraftAutosave<Draft> {
  readonly #options: DraftAutosaveOptions<Draft>;
  #waiting: { readonly draft: Draft } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sent: Promise<void> = Promise.resolve();

  constructor(options: DraftAutosaveOptions<Draft>) {
    this.#options = options;
  }

  keep(draft: Draft): void {
    this.#waiting = { draft };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.pauseMilliseconds);
  }

  /** Sends pending changes right away. Resolves when everything has arrived or failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.#sent = this.#sent.then(() => this.#send(waiting));
    return this.#sent;
  }

  /** Discards pending changes. Resolves when the running request has finished. */
  forget(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    return this.#sent;
  }

  async #send(waiting: { readonly draft: Draft }): Promise<void> {
    const { send, isSignedOut, onChange } = this.#options;
    onChange({ kind: 'keeping' });
    try {
      await send(waiting.draft);
      onChange({ kind: 'kept', at: new Date() });
    } catch (error) {
      this.#waiting ??= waiting;
      onChange({ kind: (await isSignedOut(error)) ? 'signed-out' : 'failed' });
    }
  }
}
