import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { type Caller, visitor } from '../../platform/http/caller.ts';
import type { SessionCookie } from '../../platform/http/session-cookie.ts';
import type { LiveSession, Sessions } from './sessions.ts';
import { codeCookieName } from './sign-in-codes.ts';

/**
 * Gives every request its `caller()`. The database is asked once, and once more after the body has arrived,
 * because people must still have their permissions when a request has been sent completely.
 */
export function identify(
  { app, cookies }: Pick<AppContext, 'app' | 'cookies'>,
  sessions: Sessions,
  cookie: SessionCookie,
): void {
  const codeName = codeCookieName(cookies);
  const lookups = new WeakMap<FastifyRequest, Promise<LiveSession | null>>();
  /** Only the first lookup in a request renews the cookie. */
  const firstLookup = new WeakMap<FastifyRequest, Promise<LiveSession | null>>();

  async function find(request: FastifyRequest): Promise<LiveSession | null> {
    const token = cookie.read(request);
    if (!token) return null;
    return isEventStream(request) ? sessions.peek(token) : sessions.find(token);
  }

  app.decorateRequest('caller', async function caller(this: FastifyRequest): Promise<Caller> {
    const found = lookups.get(this) ?? find(this);
    lookups.set(this, found);
    if (!firstLookup.has(this)) firstLookup.set(this, found);
    const sender = (await found) ?? visitor;
    this.userId = sender.viewer?.id;
    return { ...sender, signInCodeCookie: this.cookies[codeName] };
  });

  app.addHook('preValidation', (request, _reply, done) => {
    if (hasBody(request)) lookups.delete(request);
    done();
  });

  app.decorateRequest('callerNow', async function callerNow(this: FastifyRequest): Promise<Caller> {
    const token = cookie.read(this);
    return (token && (await sessions.peek(token))) || visitor;
  });

  async function renewCookie(
    finding: Promise<LiveSession | null>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    // A failed lookup has already been answered with an error.
    const session = await finding.catch(() => null);
    const token = cookie.read(request);
    if (session?.renewedForSeconds && token) cookie.renew(reply, token, session.renewedForSeconds);
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const finding = firstLookup.get(request);
    // When nobody asked for the caller, there is nothing to wait for.
    if (!finding) return done(null, payload);
    renewCookie(finding, request, reply).then(() => done(null, payload), done);
  });
}

/**
 * A browser reopens event streams by itself while a tab is open, so they do not show that the person is
 * active.
 */
function isEventStream({ headers }: FastifyRequest): boolean {
  return headers.accept === 'text/event-stream';
}

/** Whether the request has a body, which may have taken a while to arrive. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
