import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientDisconnected } from './client-disconnect.ts';
import { Refusal } from './refusal.ts';
import { RequestCounts } from './request-counts.ts';
import { isWriteCall } from './write-calls.ts';

const timeWindow = '1 minute';

/** For pictures and documents that anybody may request. A client usually wants one or two. */
export const drawingsPerMinute = 60;

/** Many people can share an address. */
const writersPerAddress = 5;

/**
 * Limits the rate of writes; a route can set its own limit. Signed-in people are counted by their id, and
 * only after their form token was checked, so nobody else can use up their limit, neither from the same
 * address nor through a page in their own browser. Visitors are counted by address, before their input is
 * read.
 */
export async function rateLimits(app: FastifyInstance, writesPerMinute: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const isWrite = route.url.startsWith('/api/') && !methods.includes('GET') && !methods.includes('HEAD');
    if (!isWrite || route.config?.rateLimit === false) return;
    const limit = { ...timesPerPerson(writesPerMinute), ...route.config?.rateLimit };
    route.config = { ...route.config, rateLimit: limit };
  });
  // A connection that was reset has no address, and nobody reads the reply.
  app.addHook('onRequest', (request, _reply, done) => done(request.ip ? undefined : clientDisconnected()));
  await app.register(rateLimit, { global: false, store: RequestCounts });

  const countByAddress = app.createRateLimit({ max: writersPerAddress * writesPerMinute, timeWindow });
  const limitVisitors = async (request: FastifyRequest) => {
    if (request.routeOptions.config.rateLimit === false || !(await isVisitor(request))) return;
    const count = await countByAddress(request);
    if (!count.isAllowed && count.isExceeded) throw tooFast();
  };
  // Not async, so that pages don't wait for anything here.
  app.addHook('onRequest', (request, _reply, done) => {
    if (isWriteCall(request)) limitVisitors(request).then(() => done(), done);
    else done();
  });
}

/** A limit per person and minute. Visitors are not counted: they are refused anyway. */
export function timesPerPerson(max: number): RateLimitOptions {
  return { max, timeWindow, hook: 'preHandler', keyGenerator: personOf, allowList: isVisitor };
}

/** A limit per hour for each person, and for visitors by their address. */
export function timesAnHour(max: number): RateLimitOptions {
  return { ...timesPerViewer(max), timeWindow: '1 hour' };
}

/** A limit per minute for each person, and for visitors by their address. */
export function timesPerViewer(max: number): RateLimitOptions {
  const keyGenerator = async (request: FastifyRequest) =>
    (await request.caller()).viewer?.id ?? addressOf(request);
  return { max, timeWindow, hook: 'preHandler', keyGenerator, allowList: [] };
}

/** A limit per minute for each client address, for expensive public routes. */
export function timesPerClient(max: number): RateLimitOptions {
  return { max, timeWindow, keyGenerator: addressOf };
}

/** A client with IPv6 owns a whole network of addresses. */
function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

async function isVisitor(request: FastifyRequest): Promise<boolean> {
  return (await request.caller()).viewer === null;
}

async function personOf(request: FastifyRequest): Promise<string> {
  return (await request.caller()).viewer?.id ?? 'a visitor';
}

export function tooFast(): Refusal {
  return new Refusal('slow_down', 'Too many requests. Please wait a minute and try again.');
}
