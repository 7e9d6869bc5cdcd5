import { csrfField, csrfHeader, csrfTokenPath } from '@chalkline/contract/addresses';
import { csrfTokenSchema } from '@chalkline/contract/csrf';
import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../security/secret-token.ts';
import type { CookieJar } from './cookies.ts';
import { RecentTokens } from './recent-tokens.ts';
import { isWriteCall } from './write-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For calls that are authenticated otherwise, by a signature or a bearer token. */
    isExemptFromCsrf?: boolean;
    /** For a form on cached pages, which can contain no token: the browser's `Origin` header is proof enough. */
    acceptsOwnForms?: boolean;
  }
  interface FastifyReply {
    /** A form token. Also sets the cookie that belongs to it. */
    formToken(): string;
    /** The same token for an hour, so that a page whose data has not changed stays the same, too. */
    recentFormToken(): string;
  }
}

const cookieSeconds = 30 * 24 * 60 * 60;

interface FormProtectionOptions {
  readonly secret: string;
  readonly publicUrl: string;
}

/** Requires a token for every write that only a page of this site, in this session, can have requested. */
export async function formProtection(
  app: FastifyInstance,
  cookies: CookieJar,
  { secret, publicUrl }: FormProtectionOptions,
): Promise<void> {
  const sessionName = cookies.name('session');
  const csrfName = cookies.name('csrf');
  // Bound to the session: a token from before signing in, or of another person, is not valid.
  const userInfo = (request: FastifyRequest) => hashToken(request.cookies[sessionName] ?? '');

  await app.register(csrf, {
    cookieKey: csrfName,
    cookieOpts: cookies.options(cookieSeconds),
    csrfOpts: { hmacKey: secret },
    getUserInfo: userInfo,
    getToken: tokenOf,
    logLevel: 'debug',
  });

  app.decorateReply('formToken', function (this: FastifyReply) {
    return this.generateCsrf({ userInfo: userInfo(this.request) });
  });

  const recentTokens = new RecentTokens();
  app.decorateReply('recentFormToken', function (this: FastifyReply) {
    const create = () => this.formToken();
    const cookie = this.request.cookies[csrfName];
    // Without the cookie, one is set for this browser only.
    if (!cookie) return create();
    return recentTokens.get(hashToken(cookie) + userInfo(this.request), create, Date.now());
  });

  app.get(
    csrfTokenPath,
    {
      schema: {
        summary: 'A token that every write has to send',
        tags: ['Site'],
        response: { 200: csrfTokenSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { csrfToken: reply.formToken() };
    },
  );

  app.addHook('preValidation', (request, reply, done) => {
    const { isExemptFromCsrf, acceptsOwnForms } = request.routeOptions.config;
    if (!isWriteCall(request) || isExemptFromCsrf) return done();
    if (acceptsOwnForms && isFormOf(publicUrl, request)) return done();
    return app.csrfProtection(request, reply, done);
  });
}

/** A form without a token that a page of this site has sent. No other site can set this header. */
function isFormOf(publicUrl: string, request: FastifyRequest): boolean {
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
  return isForm && tokenOf(request) === '' && request.headers.origin === new URL(publicUrl).origin;
}

function tokenOf(request: FastifyRequest): string {
  const header = request.headers[csrfHeader.toLowerCase()];
  if (typeof header === 'string') return header;
  const body = request.body as Record<string, unknown> | undefined | null;
  const field = body?.[csrfField];
  return typeof field === 'string' ? field : '';
}
