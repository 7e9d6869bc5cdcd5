/** The channel on which the database's triggers announce that a ticket has changed. */
export const ticketChannel = 'tickets_changed';

export interface TicketChange {
  readonly userId: string;
  readonly ticketId: string;
}

type Listener = (change: TicketChange | 'unknown') => void;

/** Rings when a ticket has changed, in this process or another, once it is committed. */
export class TicketSignal {
  readonly #listeners = new Set<Listener>();

  /** Gives back how to stop listening. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The payload names the member and the ticket. */
  notify(payload: string): void {
    const [userId, ticketId] = payload.split(' ');
    this.#tell(userId && ticketId ? { userId, ticketId } : 'unknown');
  }

  /** Something may have changed while nobody could hear it. */
  notifyAll(): void {
    this.#tell('unknown');
  }

  #tell(change: TicketChange | 'unknown'): void {
    for (const listener of this.#listeners) listener(change);
  }
}
