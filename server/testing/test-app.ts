import { paymentWebhookPath } from '@chalkline/contract/addresses';
import { videoUploadPath } from '@chalkline/contract/console-addresses';
import type { RenderPage } from '@chalkline/contract/pages';
import type { PlanName } from '@chalkline/domain/billing/plans';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppOptions } from '../app/app-options.ts';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { CodeSettings, IdentitySettings, PaymentSettings } from '../platform/config/config-services.ts';
import type { SmtpServer } from '../platform/config/smtp-server.ts';
import type { HostResolver } from '../platform/external-http/host-resolver.ts';
import type { Drain } from '../platform/http/drain.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { LiveStreams } from '../platform/live/live-streams.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { builtRenderer } from '../start/built-web.ts';
import { sandbox, sandboxCodes } from '../start/sandbox.ts';
import { staticFiles } from '../start/static-files.ts';
import { withTestSiteBanner } from '../start/test-site-banner.ts';
import { ErrorLog } from './error-log.ts';
import { noExternalHosts } from './external-server.ts';
import { openTestDatabase } from './open-test-database.ts';
import { RunningHandlers } from './running-handlers.ts';
import { TestClient } from './test-client.ts';
import { type PersonFacts, TestPeople, type TestPerson } from './test-people.ts';

export interface TestAppOptions {
  /** How codes by email are trusted; by default as in the sandbox. */
  readonly signInCodes?: CodeSettings;
  /** Replaces the sandbox's identity provider. */
  readonly identity?: IdentitySettings;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the sandbox runs; it needs a real port. */
  readonly hasSandbox?: boolean;
  readonly logs?: { write(line: string): void };
  /** Matches the errors that the test makes the app log. Any other logged error fails the test. */
  readonly expectedErrors?: RegExp;
  readonly onRoute?: (route: RouteOptions) => void;
  /** A database of its own, for tests that change its tables or end its thread. */
  readonly hasOwnDatabase?: boolean;
  /** Replaces the test app's own folder. */
  readonly storage?: Storage;
  /** Replaces the internet, of which tests reach nothing. */
  readonly hostResolver?: HostResolver;
  /** Replaces the pages of the build. */
  readonly render?: RenderPage;
  /** Replaces the sandbox's mail server. */
  readonly smtp?: () => SmtpServer;
}

export type { TestPerson } from './test-people.ts';

/** The whole server on its own database, with a clock that can be moved. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  /** Not started: tests run due jobs themselves. */
  readonly jobs: Jobs;
  /** Not started either. */
  readonly mail: Outbox;
  readonly live: LiveStreams;
  readonly metrics: Metrics;
  /** Makes everything findable that is stored now, and follows changes from then on. */
  buildSearch(): Promise<void>;
  readonly database: OpenDatabase;
  readonly config: Config;
  /** How to reach the sandbox's payment service, when it runs. */
  readonly payments: PaymentSettings;
  visitor(): TestClient;
  /** Creates a signed-in person with this plan. */
  person(plan: PlanName, facts?: PersonFacts): Promise<TestPerson>;
  now(): Date;
  moveClock(milliseconds: number): void;
  /** A second instance of the app on the same database, like another process. */
  anotherProcess(): Promise<FastifyInstance>;
  /** Disconnects the database from the running server. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
}

export const founderEmail = 'founder@chalkline.example';

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { database, dataDir, remove } = await openTestDatabase(options.hasOwnDatabase);
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', FFMPEG_PATH: 'off', ...options.environment }),
    dataDir,
  };
  const { host } = new URL(config.publicUrl);
  const errorLog = new ErrorLog(options.expectedErrors);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const outside = sandbox(config, 'a-client-secret-of-the-tests');
  const handlers = new RunningHandlers(paymentWebhookPath, videoUploadPath);
  const appOptions: AppOptions = {
    config,
    database,
    storage: options.storage ?? openStorage(config),
    identity: options.identity ?? outside.identity,
    signInCodes: options.signInCodes ?? sandboxCodes,
    payments: outside.payments,
    hostResolver: options.hostResolver ?? noExternalHosts,
    smtp: options.smtp ?? outside.smtp,
    founderEmails: [founderEmail],
    secret: 'a secret that only the tests know, 32 characters',
    now,
    ...withTestSiteBanner(config, {
      render: options.render ?? (await builtRenderer(config)),
      extraRoutes: [staticFiles, ...(options.hasSandbox ? [outside.addRoutes] : [])],
    }),
    logs: options.logs ?? errorLog,
    onRoute: (route) => {
      handlers.watch(route);
      options.onRoute?.(route);
    },
  };
  const { app, drain, jobs, mail, live, metrics, search } = await buildApp(appOptions);
  const others: FastifyInstance[] = [];
  async function anotherProcess(): Promise<FastifyInstance> {
    const other = await buildApp({ ...appOptions, extraRoutes: [staticFiles] });
    others.push(other.app);
    return other.app;
  }
  const issuer = outside.identity.storedIssuer;
  const people = new TestPeople({ ...appOptions, db: database.db, app, mail, issuer, host });

  let hasDatabase = true;
  async function loseDatabase(): Promise<void> {
    if (hasDatabase) await database.close();
    hasDatabase = false;
  }

  return {
    app,
    drain,
    jobs,
    mail,
    live,
    metrics,
    buildSearch: async () => {
      await search.build(database.db, now());
      await search.buildPersonal(database.db, now());
    },
    database,
    config,
    payments: outside.payments,
    visitor: () => new TestClient(app, host),
    person: (plan, facts) => people.add(plan, facts),
    anotherProcess,
    loseDatabase,
    now,
    moveClock: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      for (const other of others) await other.close();
      await handlers.stop();
      await app.close();
      await loseDatabase();
      await remove();
      errorLog.throwUnexpected();
    },
  };
}
