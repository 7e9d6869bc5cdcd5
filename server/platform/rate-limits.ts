import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Slows down whoever writes too fast; a route can ask for a limit of its own. */
export async function rateLimits(app: FastifyInstance, writesPerMinute: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const isWrite = route.url.startsWith('/api/') && !methods.includes('GET') && !methods.includes('HEAD');
    if (!isWrite || route.config?.rateLimit !== undefined) return;
    route.config = { ...route.config, rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  });
  await app.register(rateLimit, { global: false });
}
