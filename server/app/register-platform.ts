import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { apiDocs } from '../platform/http/api-docs.ts';
import { allowLongTexts, largestForm } from '../platform/http/body-limits.ts';
import type { CookieJar } from '../platform/http/cookies.ts';
import { handleErrors, handleNotFound } from '../platform/http/error-handler.ts';
import { formProtection } from '../platform/http/form-protection.ts';
import { checkHost } from '../platform/http/host-check.ts';
import { readJsonBodies } from '../platform/http/json-bodies.ts';
import { logDeniedAccess } from '../platform/http/log-denied-access.ts';
import { type Overload, refuseWhenOverloaded } from '../platform/http/overload.ts';
import { rateLimits } from '../platform/http/rate-limits.ts';
import type { Readiness } from '../platform/http/readiness.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { refuseUnstorableText } from '../platform/http/unstorable-text.ts';
import { nameRequests } from '../platform/logging/logging.ts';
import { measureRequests } from '../platform/metrics/measure-requests.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { RequestCounts } from '../platform/metrics/request-counts.ts';
import type { AppOptions } from './app-options.ts';

/**
 * Compressing a page of this size is faster than setting up a stream, and the lowest level costs a quarter of
 * the default for a few more bytes. Request bodies are not decompressed: no client sends them.
 */
const compression = {
  globalCompression: true,
  globalDecompression: false,
  encodings: ['gzip' as const, 'identity' as const],
  threshold: 1024,
  syncThreshold: 256 * 1024,
  zlibOptions: { level: 1 },
};

interface PlatformParts {
  readonly cookies: CookieJar;
  readonly metrics: Metrics;
  readonly overload: Overload;
  readonly readiness: Readiness;
  readonly requestCounts: RequestCounts;
}

/** Registers what applies to every request. */
export async function registerPlatform(
  app: FastifyInstance,
  { cookies, metrics, overload, readiness, requestCounts }: PlatformParts,
  { config, secret }: AppOptions,
): Promise<void> {
  allowLongTexts(app);
  handleErrors(app, readiness);
  handleNotFound(app);
  nameRequests(app);
  measureRequests(app, metrics, requestCounts);
  securityHeaders(app, config.publicUrl);
  checkHost(app, config.publicUrl);
  refuseWhenOverloaded(app, overload, cookies.name('session'));
  await app.register(cookie);
  readJsonBodies(app);
  await app.register(formbody, { bodyLimit: largestForm });
  await app.register(compress, compression);
  refuseUnstorableText(app);
  await rateLimits(app, config.writesPerMinute);
  logDeniedAccess(app);
  await apiDocs(app, config.publicUrl);
  await formProtection(app, cookies, { secret, publicUrl: config.publicUrl });
}
