/** The channel on which the database announces whose role was given, changed or taken, or went with the account. */
export const roleChannel = 'role_changed';

/** The channel on which the database announces whose session has ended, by whatever way. */
export const sessionChannel = 'session_ended';

/** Whose rights changed; nothing when that may have been anybody's. */
type Listener = (personId?: string) => void;

/** Rings when somebody may be allowed less than before, in this process or another, once it is committed. */
export class RightsSignal {
  readonly #listeners = new Set<Listener>();

  /** Gives back how to stop listening. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(personId?: string): void {
    for (const listener of this.#listeners) listener(personId);
  }
}
