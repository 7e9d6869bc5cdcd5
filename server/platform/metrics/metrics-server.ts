import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { metricsPath } from '@chalkline/contract/addresses';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../config/config-metrics.ts';
import { BadConfiguration } from '../config/config-variables.ts';
import type { Metrics } from './metrics.ts';
import { isAuthorized } from './metrics-route.ts';

interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the metrics on a port of their own, which the reverse proxy doesn't forward to. */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host, token }: MetricsSettings & { readonly port: number },
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<MetricsServer> {
  const answer: RequestListener = (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== metricsPath) return void response.writeHead(404).end();
    if (token !== undefined && !isAuthorized(request.headers.authorization, token))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    metrics
      .text((error) => log.error({ err: error }, 'a metric could not be read'))
      .then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  };
  const server = createServer(answer);
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new BadConfiguration(whyNot(error.code, { port, host }));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function whyNot(code: string | undefined, { port, host }: Pick<MetricsSettings, 'port' | 'host'>): string {
  if (code === 'EADDRINUSE')
    return `METRICS_PORT: port ${port} is in use. Stop what runs there, or choose another. Example: METRICS_PORT=9464`;
  if (code === 'EACCES')
    return `METRICS_PORT: port ${port} is not allowed for this user. Example: METRICS_PORT=9464`;
  return `METRICS_HOST: cannot listen at ${host} (${code}). Example: METRICS_HOST=127.0.0.1`;
}
