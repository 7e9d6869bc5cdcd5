import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, visitor } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import type { SessionCookie } from '../../platform/session-cookie.ts';
import type { LiveSession, Sessions } from './sessions.ts';

/** Gives every request its `caller()`: who sent it, asked of the database once. */
export function identify({ app }: Pick<House, 'app'>, sessions: Sessions, cookie: SessionCookie): void {
  const live = new WeakMap<FastifyRequest, Promise<LiveSession | null>>();

  async function find(request: FastifyRequest): Promise<LiveSession | null> {
    const token = cookie.read(request);
    return token ? sessions.find(token) : null;
  }

  app.decorateRequest('caller', async function caller(this: FastifyRequest): Promise<Caller> {
    const found = live.get(this) ?? find(this);
    live.set(this, found);
    return (await found) ?? visitor;
  });

  app.decorateRequest('callerNow', async function callerNow(this: FastifyRequest): Promise<Caller> {
    return (await find(this)) ?? visitor;
  });

  async function renewCookie(
    finding: Promise<LiveSession | null>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    // A session that could not be looked up has already been answered for.
    const session = await finding.catch(() => null);
    const token = cookie.read(request);
    if (session?.hasRolled && token) cookie.renew(reply, token);
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const finding = live.get(request);
    // Where nobody asked who it is, nothing is waited for.
    if (!finding) return done(null, payload);
    renewCookie(finding, request, reply).then(() => done(null, payload), done);
  });
}
