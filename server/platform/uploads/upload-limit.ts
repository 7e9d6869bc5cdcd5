import { Refusal } from '../http/refusal.ts';

export const tooManyUploads = () =>
  new Refusal('unavailable', "We're handling a lot of uploads right now. Please try again in a moment.");

/**
 * Limits simultaneous uploads: a few per person, and a number of bytes for everybody together. A slot is
 * taken before the first byte is read, so that slow senders fill no memory.
 */
export class UploadLimit {
  readonly #perPerson: number;
  readonly #mostBytes: number;
  readonly #ofPerson = new Map<string, number>();
  #bytes = 0;

  constructor(options: { perPerson: number; mostBytes: number }) {
    this.#perPerson = options.perPerson;
    this.#mostBytes = options.mostBytes;
  }

  /** Runs the work while a slot is held, or refuses it at once. */
  async hold<Result>(personId: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.#take(personId, bytes);
    try {
      return await work();
    } finally {
      this.#release(personId, bytes);
    }
  }

  #take(personId: string, bytes: number): void {
    const theirs = this.#ofPerson.get(personId) ?? 0;
    if (theirs >= this.#perPerson) {
      throw new Refusal('slow_down', 'Please wait for your other uploads to finish.');
    }
    if (this.#bytes + bytes > this.#mostBytes) {
      throw tooManyUploads();
    }
    this.#ofPerson.set(personId, theirs + 1);
    this.#bytes += bytes;
  }

  #release(personId: string, bytes: number): void {
    const left = (this.#ofPerson.get(personId) ?? 0) - 1;
    if (left > 0) this.#ofPerson.set(personId, left);
    else this.#ofPerson.delete(personId);
    this.#bytes -= bytes;
  }
}
