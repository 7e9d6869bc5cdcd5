/** The channel on which the database announces that a letter was put into the outbox. */
export const mailChannel = 'mail_put';

/** Rings when letters may be waiting, in this process or another, once they are committed. */
export class MailSignal {
  readonly #listeners = new Set<() => void>();

  /** Gives back how to stop listening. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
