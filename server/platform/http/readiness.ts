import { isDiskFull } from '../../db/disk-full.ts';
import { withDeadline } from '../concurrency/deadline.ts';

export type ReadyStatus = 'ready' | 'database_unreachable' | 'disk_full';

export interface ReadinessChecks {
  /** Fails when the database does not answer. */
  ping(): Promise<unknown>;
  /** Fails while nothing can be written. Called only after a write has failed for lack of space. */
  tryToWrite(): Promise<unknown>;
}

/** A check that takes longer counts as failed. */
const checkTimeout = 2_000;

/**
 * Whether this process can answer requests now. Overload does not count: removing a busy process would overload
 * the others.
 */
export class Readiness {
  readonly #checks: ReadinessChecks;
  #hasFullDisk = false;
  #current: Promise<ReadyStatus> | undefined;

  constructor(checks: ReadinessChecks) {
    this.#checks = checks;
  }

  /** Reports an error. A full disk makes the process unready until a write succeeds. */
  noteError(error: unknown): void {
    if (isDiskFull(error)) this.#hasFullDisk = true;
  }

  /** Concurrent callers share one check. */
  look(): Promise<ReadyStatus> {
    this.#current ??= this.#lookAnew().finally(() => {
      this.#current = undefined;
    });
    return this.#current;
  }

  async #lookAnew(): Promise<ReadyStatus> {
    if ((await errorOf(this.#checks.ping)) !== undefined) return 'database_unreachable';
    if (this.#hasFullDisk) this.#hasFullDisk = isDiskFull(await errorOf(this.#checks.tryToWrite));
    return this.#hasFullDisk ? 'disk_full' : 'ready';
  }
}

async function errorOf(check: () => Promise<unknown>): Promise<unknown> {
  try {
    await withDeadline(checkTimeout, check);
    return undefined;
  } catch (error) {
    return error;
  }
}
