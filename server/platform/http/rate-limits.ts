import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { goneCaller } from './client-disconnect.ts';
import { Refusal } from './refusal.ts';
import { isWriteCall } from './write-calls.ts';

const timeWindow = '1 minute';

/** Many people can share an address. */
const writersPerAddress = 5;

/**
 * Slows down whoever writes too fast; a route can ask for a limit of its own. People are counted by who
 * they are, and only once their form token has proved that they mean it: nobody else can use up their
 * limit, not from the same address and not through a page in their own browser. Strangers are counted by
 * their address, before anything of what they send is read.
 */
export async function rateLimits(app: FastifyInstance, writesPerMinute: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const isWrite = route.url.startsWith('/api/') && !methods.includes('GET') && !methods.includes('HEAD');
    if (!isWrite || route.config?.rateLimit === false) return;
    const limit = { ...timesPerPerson(writesPerMinute), ...route.config?.rateLimit };
    route.config = { ...route.config, rateLimit: limit };
  });
  // A connection that was reset is without an address, and nobody reads the answer.
  app.addHook('onRequest', (request, _reply, done) => done(request.ip ? undefined : goneCaller()));
  await app.register(rateLimit, { global: false });

  const countByAddress = app.createRateLimit({ max: writersPerAddress * writesPerMinute, timeWindow });
  app.addHook('onRequest', async (request) => {
    if (!isWriteCall(request) || request.routeOptions.config.rateLimit === false) return;
    if (!(await isStranger(request))) return;
    const count = await countByAddress(request);
    if (!count.isAllowed && count.isExceeded) throw tooFast();
  });
}

/** So many times a minute for each person. Strangers are not counted: they are refused what needs a person. */
export function timesPerPerson(max: number): RateLimitOptions {
  return { max, timeWindow, hook: 'preHandler', keyGenerator: personOf, allowList: isStranger };
}

/** So many times an hour for each person, and for strangers by their address: for what anybody may do to somebody. */
export function timesAnHour(max: number): RateLimitOptions {
  const keyGenerator = async (request: FastifyRequest) =>
    (await request.caller()).viewer?.id ?? addressOf(request);
  return { max, timeWindow: '1 hour', hook: 'preHandler', keyGenerator, allowList: [] };
}

/** So many times a minute for each client, by its address: for what costs much and anybody may ask for. */
export function timesPerClient(max: number): RateLimitOptions {
  return { max, timeWindow, keyGenerator: addressOf };
}

/** A client with IPv6 has a whole network of addresses. */
function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

async function isStranger(request: FastifyRequest): Promise<boolean> {
  return (await request.caller()).viewer === null;
}

async function personOf(request: FastifyRequest): Promise<string> {
  return (await request.caller()).viewer?.id ?? 'a stranger';
}

export function tooFast(): Refusal {
  return new Refusal('slow_down', 'Too many requests. Please wait a minute and try again.');
}
