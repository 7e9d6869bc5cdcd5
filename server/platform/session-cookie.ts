import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from './house.ts';

const sessionCookie = 'session';

export const sessionSeconds = 30 * 24 * 60 * 60;

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  /** Sends the session again with its whole life ahead of it, unless this very reply ends it. */
  renew(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

const ending = new WeakSet<FastifyReply>();

/** The cookie by which a browser is known as somebody's. */
export function sessionCookieOf({ cookies }: Pick<House, 'cookies'>): SessionCookie {
  const name = cookies.name(sessionCookie);
  const write = (reply: FastifyReply, token: string) =>
    void reply.setCookie(name, token, cookies.options(sessionSeconds));
  return {
    read: (request) => request.cookies[name],
    write,
    renew: (reply, token) => {
      if (!ending.has(reply)) write(reply, token);
    },
    clear: (reply) => {
      ending.add(reply);
      reply.clearCookie(name, cookies.options(0));
    },
  };
}
