export type ReadyStatus = 'ready' | 'database_unreachable' | 'disk_full';

export interface ReadinessChecks {
  /** Fails when the database does not answer. */
  ping(): Promise<unknown>;
  /** Fails while nothing can be written; asked only after a write has failed for want of space. */
  tryToWrite(): Promise<unknown>;
}

/** Whether this process can answer requests now. Being busy does not count: others would only get busier. */
export class Readiness {
  readonly #checks: ReadinessChecks;
  #hasFullDisk = false;
  #current: Promise<ReadyStatus> | undefined;

  constructor(checks: ReadinessChecks) {
    this.#checks = checks;
  }

  /** A write has failed because the disk is full. It counts until a write works again. */
  noteFullDisk(): void {
    this.#hasFullDisk = true;
  }

  /** Everybody who asks at the same time is answered by one look. */
  look(): Promise<ReadyStatus> {
    this.#current ??= this.#lookAnew().finally(() => {
      this.#current = undefined;
    });
    return this.#current;
  }

  async #lookAnew(): Promise<ReadyStatus> {
    if (!(await works(this.#checks.ping))) return 'database_unreachable';
    if (this.#hasFullDisk) this.#hasFullDisk = !(await works(this.#checks.tryToWrite));
    return this.#hasFullDisk ? 'disk_full' : 'ready';
  }
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  return check().then(
    () => true,
    () => false,
  );
}
