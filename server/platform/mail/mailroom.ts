import type { Database } from '../../db/database.ts';
import type { Clock } from '../clock.ts';
import type { Mail } from './letter.ts';
import { putMail } from './put-mail.ts';

interface Surroundings {
  readonly now: Clock;
}

/** Takes letters together with the change that they tell about, and sends them after it is committed. */
export class Mailroom {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Writes a letter with the change that causes it: without the one there is not the other. */
  put(tx: Database, mail: Mail): Promise<void> {
    return putMail(tx, mail, this.#surroundings.now());
  }
}
