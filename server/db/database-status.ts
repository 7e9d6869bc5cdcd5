type StatusListener = (isDown: boolean, reason: string) => void;

/** Whether the database is known to be down. Queries check it before they wait, and changes are logged. */
export class DatabaseStatus {
  #isDown = false;
  #reason = '';
  readonly #listeners = new Set<StatusListener>();

  get isDown(): boolean {
    return this.#isDown;
  }

  /** Returns how to unsubscribe. */
  onChange(listener: StatusListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wentDown(reason: string): void {
    this.#change(true, reason);
  }

  /** Reports a failed reconnection. Listeners are called when the reason has changed. */
  staysDown(reason: string): void {
    if (reason === this.#reason) return;
    this.#reason = reason;
    for (const listener of this.#listeners) listener(true, reason);
  }

  cameBack(): void {
    this.#change(false, '');
  }

  #change(isDown: boolean, reason: string): void {
    if (this.#isDown === isDown) return;
    this.#isDown = isDown;
    this.#reason = reason;
    for (const listener of this.#listeners) listener(isDown, reason);
  }
}
