import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from './cookies.ts';

const sessionCookie = 'session';

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  /** Sets the session cookie for the given number of seconds. */
  write(reply: FastifyReply, token: string, seconds: number): void;
  /** Extends the session cookie, unless this reply begins another session or ends it. */
  renew(reply: FastifyReply, token: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

/** The replies that have already set or cleared the cookie. */
const decided = new WeakSet<FastifyReply>();

/** The cookie that identifies a browser's session. */
export function sessionCookieOf(cookies: CookieJar): SessionCookie {
  const name = cookies.name(sessionCookie);
  const set = (reply: FastifyReply, token: string, seconds: number) =>
    void reply.setCookie(name, token, cookies.options(seconds));
  return {
    read: (request) => request.cookies[name],
    write: (reply, token, seconds) => {
      decided.add(reply);
      set(reply, token, seconds);
    },
    renew: (reply, token, seconds) => {
      if (!decided.has(reply)) set(reply, token, seconds);
    },
    clear: (reply) => {
      decided.add(reply);
      reply.clearCookie(name, cookies.options(0));
    },
  };
}
