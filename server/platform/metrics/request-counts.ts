interface RequestTally {
  readonly answered: number;
  /** Those with a status of 500 or more. */
  readonly failed: number;
}

/** Counts the requests of this process until somebody stores the count. */
export class RequestCounts {
  #answered = 0;
  #failed = 0;

  count(status: number): void {
    this.#answered += 1;
    if (status >= 500) this.#failed += 1;
  }

  /** Returns the count and starts again at 0. */
  take(): RequestTally {
    const tally = { answered: this.#answered, failed: this.#failed };
    this.#answered = 0;
    this.#failed = 0;
    return tally;
  }

  /** For a count that couldn't be stored. */
  putBack({ answered, failed }: RequestTally): void {
    this.#answered += answered;
    this.#failed += failed;
  }
}
