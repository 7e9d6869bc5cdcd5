/** The channel on which the database announces whose role was given, changed or taken, or went with the account. */
export const roleChannel = 'role_changed';

/** Whose role changed; nothing when that may have been anybody's. */
type Listener = (personId?: string) => void;

/** Rings when somebody's role has changed, in this process or another, once it is committed. */
export class RoleBell {
  readonly #listeners = new Set<Listener>();

  /** Gives back how to stop listening. */
  onRing(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ring(personId?: string): void {
    for (const listener of this.#listeners) listener(personId);
  }
}
