import { once } from 'node:events';
import type { Server } from 'node:http';

/** The requests to one address that a server has not answered yet. */
export class RunningRequests {
  readonly #running = new Set<Promise<unknown>>();

  constructor(server: Server, path: string) {
    server.on('request', (request, response) => {
      if (request.url !== path) return;
      const ended = once(response, 'close').finally(() => this.#running.delete(ended));
      this.#running.add(ended);
    });
  }

  /** Resolves when all are answered, also those that arrive meanwhile. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
