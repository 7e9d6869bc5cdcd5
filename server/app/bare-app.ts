import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { trustIn } from '../platform/config/trusted-proxies.ts';
import { largestBody } from '../platform/http/body-limits.ts';
import type { Drain } from '../platform/http/drain.ts';
import { readableUrl } from '../platform/http/readable-url.ts';
import { longestPathParameter } from '../platform/http/reads.ts';
import { currentAddress } from '../platform/http/renamed-addresses.ts';
import { replySerializer } from '../platform/http/reply-serializer.ts';
import { loggingOptions } from '../platform/logging/logging.ts';
import type { AppOptions } from './app-options.ts';

/** How long a client may take to send its request, including a 10 MB image over a phone's connection. */
const timeouts = { request: 120_000, head: 30_000, keepAlive: 72_000 };

/** The server without routes: its logging, limits and how it checks bodies and replies. */
export function bareApp({ config, logs, onRoute }: AppOptions, drain: Drain): FastifyInstance {
  const app = Fastify({
    ...loggingOptions(config.logLevel, logs),
    trustProxy: trustIn(config.trustedProxies),
    // The sandbox's identity provider loads slowly on a busy machine.
    pluginTimeout: 60_000,
    bodyLimit: largestBody,
    serverFactory: (handle) => drain.createServer(handle, timeouts),
    return503OnClosing: false,
    rewriteUrl: (request) => currentAddress(readableUrl(request.url ?? '/')),
    routerOptions: { maxParamLength: longestPathParameter },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  if (onRoute) app.addHook('onRoute', onRoute);
  return app;
}
