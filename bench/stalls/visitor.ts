/**
 * A call that could block others: its name, and the function that makes it. It fails unless the reply is
 * the expected one.
 */
export type HeavyCall = readonly [name: string, call: () => Promise<unknown>];

/** A client that is not signed in. */
export class Visitor {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get(path: string, name = `GET ${path}`): HeavyCall {
    return [name, () => this.#send(path, {}, 200)];
  }

  post(type: string, body: string, expected: number): Promise<void> {
    return this.#send(
      '/api/snapshots',
      { method: 'POST', headers: { 'content-type': type }, body },
      expected,
    );
  }

  async #send(path: string, request: RequestInit, expected: number): Promise<void> {
    const response = await fetch(this.#origin + path, request);
    await response.arrayBuffer();
    if (response.status !== expected)
      throw new Error(`${path} answered ${response.status} instead of ${expected}.`);
  }
}
