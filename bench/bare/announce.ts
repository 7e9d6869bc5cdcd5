import type { FastifyInstance } from 'fastify';

/** Listens on a free port, reports it, and ends with its parent process. */
export async function announce(app: FastifyInstance): Promise<void> {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('disconnect', () => process.exit());
  process.send?.({ origin, pid: process.pid });
}
