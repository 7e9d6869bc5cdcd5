import type { FastifyInstance } from 'fastify';

/** Whether the process is on its way out. */
export interface Drain {
  readonly isDraining: boolean;
  begin(): void;
}

/**
 * On its way out, the server still answers everything that reaches it, but asks each client to open
 * its next connection elsewhere: no request finds a connection closed under it.
 */
export function drainable(app: FastifyInstance): Drain {
  let isDraining = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    get isDraining() {
      return isDraining;
    },
    begin: () => {
      isDraining = true;
    },
  };
}
