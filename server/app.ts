import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app/app-options.ts';
import { bareApp } from './app/bare-app.ts';
import { closeLiveStreams } from './app/close-live-streams.ts';
import { createAppContext } from './app/create-app-context.ts';
import { features } from './app/features.ts';
import { registerPlatform } from './app/register-platform.ts';
import { logOutages, readinessChecks, watchOverload } from './app/watch-database.ts';
import { watchProcess } from './app/watch-process.ts';
import { allowedVideoHosts } from './features/site/index.ts';
import { cacheUntilContentChanges } from './platform/cache/content-cache.ts';
import { trustIn } from './platform/config/trusted-proxies.ts';
import { cookieJar } from './platform/http/cookies.ts';
import { Drain } from './platform/http/drain.ts';
import { watchForwarding } from './platform/http/forwarding-watch.ts';
import { health } from './platform/http/health.ts';
import { Readiness } from './platform/http/readiness.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { LiveStreams } from './platform/live/live-streams.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { metricsRoute } from './platform/metrics/metrics-route.ts';
import { RequestCounts } from './platform/metrics/request-counts.ts';
import { pages } from './platform/pages/pages.ts';
import type { PersonalData } from './platform/personal-data/personal-data.ts';
import type { SearchSources } from './platform/search/search-sources.ts';

export interface BuiltApp {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  /** Not started yet. */
  readonly jobs: Jobs;
  /** Not started yet. */
  readonly mail: Outbox;
  readonly personalData: PersonalData;
  readonly live: LiveStreams;
  readonly metrics: Metrics;
  readonly search: SearchSources;
  /** The issuers whose people can sign in. */
  readonly acceptedIssuers: readonly string[];
  readonly founderIssuers: readonly string[];
}

/** Builds the whole server: the platform, then the features, then the pages. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const drain = new Drain();
  const app = bareApp(options, drain);
  const cookies = cookieJar(options.config.publicUrl);
  const forwarding = watchForwarding(app, options.now, trustIn(options.config.trustedProxies));
  const overload = watchOverload(options.database);
  const readiness = new Readiness(readinessChecks(options));
  const metrics = new Metrics(options.config.metrics !== undefined, options.now);
  const requestCounts = new RequestCounts();
  await registerPlatform(app, { cookies, metrics, overload, readiness, requestCounts }, options);

  const onError = (error: unknown) => readiness.noteError(error);
  const watched = { cookies, forwarding, metrics, overload, requestCounts };
  const context = createAppContext(app, watched, options, onError);
  const { jobs, mail, live, personalData, search, acceptedIssuers, founderIssuers } = context;
  closeLiveStreams(context, options.database, drain);
  app.addHook('onClose', () => mail.stop());
  logOutages(context, options.database);
  watchProcess(context, options.database);
  for (const feature of features) feature(context);
  health(app, drain, readiness);
  const { port, token } = options.config.metrics ?? {};
  if (port === undefined && token !== undefined) metricsRoute(app, metrics, token);
  for (const addRoutes of options.extraRoutes) await addRoutes(app);
  pages(context, {
    render: options.render,
    acceptedConnections: () => drain.acceptedConnections,
    videoHosts: cacheUntilContentChanges(context.contentWatch, () => allowedVideoHosts(context.db)),
  });

  await app.ready();
  return {
    app,
    drain,
    jobs,
    mail,
    live,
    metrics,
    personalData,
    search,
    acceptedIssuers,
    founderIssuers,
  };
}
