import type { RouteOptions } from 'fastify';

/**
 * The running handlers of some paths. Closing an app doesn't wait for a handler whose client has left: it would go on
 * with a closed database.
 */
export class RunningHandlers {
  readonly #paths: readonly string[];
  readonly #running = new Set<Promise<void>>();
  #isStopping = false;

  constructor(...paths: readonly string[]) {
    this.#paths = paths;
  }

  watch(route: RouteOptions): void {
    if (!this.#paths.includes(route.url)) return;
    const { handler } = route;
    const begin = (result: unknown) => this.#add(result);
    const isStopping = () => this.#isStopping;
    route.handler = function watched(request, reply) {
      if (isStopping()) return reply.code(503).send();
      const result = handler.call(this, request, reply);
      begin(result);
      return result;
    };
  }

  /** Begins no more, and resolves when all have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running);
  }

  #add(result: unknown): void {
    const ended: Promise<void> = Promise.allSettled([result]).then(() => void this.#running.delete(ended));
    this.#running.add(ended);
  }
}
