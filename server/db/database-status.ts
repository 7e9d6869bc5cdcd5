type StatusListener = (isDown: boolean, reason: string) => void;

/** Whether the database is known to be down. Asked before waiting for it, and told to the log. */
export class DatabaseStatus {
  #isDown = false;
  #reason = '';
  readonly #listeners = new Set<StatusListener>();

  get isDown(): boolean {
    return this.#isDown;
  }

  /** Returns how to stop listening. */
  onChange(listener: StatusListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wentDown(reason: string): void {
    this.#change(true, reason);
  }

  /** An attempt to bring it back has failed. Listeners are told when the reason is another than before. */
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
