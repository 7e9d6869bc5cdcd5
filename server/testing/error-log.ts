/** A line of the log; `err` is the error that it reports. */
interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
}

const errorLevel = 50;

/**
 * Receives the log of a test app. A test names the errors that it provokes, and they are not printed. Any other
 * error fails the test.
 */
export class ErrorLog {
  readonly #expected: RegExp | undefined;
  readonly #unexpected: string[] = [];

  constructor(expected?: RegExp) {
    this.#expected = expected;
  }

  write(line: string): void {
    const { level, msg, err } = JSON.parse(line) as LogLine;
    const summary = [msg, err?.message].filter(Boolean).join(': ');
    if (level >= errorLevel && !this.#expected?.test(summary)) this.#unexpected.push(line);
  }

  throwUnexpected(): void {
    if (this.#unexpected.length === 0) return;
    throw new Error(`The app logged errors that its test does not expect:\n${this.#unexpected.join('\n')}`);
  }
}
