import { Refusal } from './refusal.ts';

/** The requested range begins after the end of the file. The headers say how long the file is. */
export class RangeNotSatisfiable extends Refusal {
  readonly headers: Readonly<Record<string, string>>;

  constructor(headers: Readonly<Record<string, string>> = {}) {
    super('range_not_satisfiable', 'This file is shorter than the requested part.');
    this.headers = headers;
  }
}
