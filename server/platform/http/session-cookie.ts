import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';

const sessionCookie = 'session';

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  /** Sets the session cookie for the given number of seconds. */
  write(reply: FastifyReply, token: string, seconds: number): void;
  /** Extends the session cookie, unless this reply ends the session. */
  renew(reply: FastifyReply, token: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

const ending = new WeakSet<FastifyReply>();

/** The cookie that identifies a browser's session. */
export function sessionCookieOf({ cookies }: Pick<AppContext, 'cookies'>): SessionCookie {
  const name = cookies.name(sessionCookie);
  const write = (reply: FastifyReply, token: string, seconds: number) =>
    void reply.setCookie(name, token, cookies.options(seconds));
  return {
    read: (request) => request.cookies[name],
    write,
    renew: (reply, token, seconds) => {
      if (!ending.has(reply)) write(reply, token, seconds);
    },
    clear: (reply) => {
      ending.add(reply);
      reply.clearCookie(name, cookies.options(0));
    },
  };
}
