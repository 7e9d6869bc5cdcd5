import type { Environment } from './config-variables.ts';

/** How the metrics can be read. Without a port they are at the site's own address, and need the token. */
export interface MetricsSettings {
  readonly port: number | undefined;
  readonly host: string;
  readonly token: string | undefined;
}

/** Undefined when nobody can read the metrics. */
export function metricsSettings(values: Environment): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token } = values;
  return port === undefined && token === undefined ? undefined : { port, host, token };
}
