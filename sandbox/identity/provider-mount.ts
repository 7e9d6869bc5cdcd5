import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import { pageHeaders } from '../page/page-document.ts';
import type { Address } from './address.ts';
import { problemPage } from './problem-page.ts';

/** Passes everything below the mount path that has no page to the provider, with the body unread. */
export function mountProvider(app: FastifyInstance, provider: Provider, address: Address): void {
  provider.use(async (context, next) => {
    await next();
    if (context.status !== 404 || context.body) return;
    context.set(pageHeaders);
    context.body = problemPage(address, undefined, `There is no page at ${context.path}.`);
    context.status = 404;
  });
  const answer = provider.callback();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${address.mountPath}/*`, (request, reply) => {
    keepHeaders(reply);
    reply.hijack();
    return answer(stripMountPath(request.raw, address.mountPath), reply.raw);
  });
}

/** Headers set by hooks live in Fastify's reply, which a hijacked response bypasses. */
function keepHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}

/** The provider derives its mount path from the difference between `originalUrl` and `url`. */
function stripMountPath(request: IncomingMessage, mountPath: string): IncomingMessage {
  const originalUrl = request.url ?? '/';
  return Object.assign(request, { originalUrl, url: originalUrl.slice(mountPath.length) });
}
