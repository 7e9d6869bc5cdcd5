import type { RenderPage } from '@chalkline/contract/pages';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { tryToWriteTable } from './db/disk-full.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { account } from './features/account/routes.ts';
import { auditLog } from './features/audit-log/routes.ts';
import { auth } from './features/auth/routes.ts';
import { billing } from './features/billing/routes.ts';
import { businessOverview } from './features/business-overview/routes.ts';
import { certificates } from './features/certificates/routes.ts';
import { certifications } from './features/certifications/routes.ts';
import { consulting } from './features/consulting/routes.ts';
import { contentEditor } from './features/content-editor/routes.ts';
import { contentPictures } from './features/content-pictures/routes.ts';
import { courses } from './features/courses/routes.ts';
import { members } from './features/members/routes.ts';
import { operations } from './features/operations/routes.ts';
import { progress } from './features/progress/routes.ts';
import { prompts } from './features/prompts/routes.ts';
import { siteSettings } from './features/site/queries.ts';
import { site } from './features/site/routes.ts';
import { snapshots } from './features/snapshots/routes.ts';
import { waitlist } from './features/waitlist/routes.ts';
import { writing } from './features/writing/routes.ts';
import type { AppContext } from './platform/app-context.ts';
import { ledgerData, ledgerJob } from './platform/backup/restore-ledger.ts';
import { cacheUntilContentChanges } from './platform/cache/content-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { CodeSettings, IdentitySettings, PaymentSettings } from './platform/config/config-services.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import { allowLongTexts, largestBody, largestForm } from './platform/http/body-limits.ts';
import { hideConsole } from './platform/http/console-access.ts';
import { type CookieJar, cookieJar } from './platform/http/cookies.ts';
import { Drain } from './platform/http/drain.ts';
import { handleErrors, handleNotFound } from './platform/http/error-handler.ts';
import { formProtection } from './platform/http/form-protection.ts';
import { watchForwarding } from './platform/http/forwarding-watch.ts';
import { health } from './platform/http/health.ts';
import { checkHost } from './platform/http/host-check.ts';
import { readJsonBodies } from './platform/http/json-bodies.ts';
import { Overload, refuseWhenOverloaded } from './platform/http/overload.ts';
import { rateLimits } from './platform/http/rate-limits.ts';
import { readableUrl } from './platform/http/readable-url.ts';
import { Readiness, type ReadinessChecks } from './platform/http/readiness.ts';
import { longestPathParameter, Reads } from './platform/http/reads.ts';
import { Routes } from './platform/http/routes.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { trustIn } from './platform/http/trusted-proxies.ts';
import { refuseUnstorableText } from './platform/http/unstorable-text.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { LiveStreams } from './platform/live/live-streams.ts';
import { loggingOptions, nameRequests } from './platform/logging/logging.ts';
import { emailPreferenceData } from './platform/mail/email-preferences.ts';
import { mailJob } from './platform/mail/mail-job.ts';
import { Outbox } from './platform/mail/outbox.ts';
import { mailData } from './platform/mail/personal-data.ts';
import type { SmtpServer } from './platform/mail/smtp-server.ts';
import { unsubscribePurpose } from './platform/mail/unsubscribe-token.ts';
import { IndexedPages } from './platform/pages/indexed-pages.ts';
import { MovedPages } from './platform/pages/moved-pages.ts';
import { pages } from './platform/pages/pages.ts';
import { PersonalData } from './platform/personal-data/personal-data.ts';
import { derivedSecret } from './platform/security/derived-secret.ts';
import { ShareImages, shareImage } from './platform/share-image/share-images.ts';
import type { Storage } from './platform/storage/storage.ts';
import { tryToWriteFile } from './platform/storage/try-to-write.ts';
import { drawingThreads } from './platform/workers/task-threads.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly storage: Storage;
  readonly identity: IdentitySettings;
  readonly signInCodes: CodeSettings;
  readonly payments: PaymentSettings;
  /** The mail server. A stand-in knows its port only once it runs. */
  readonly smtp: () => SmtpServer;
  readonly founderEmails: readonly string[];
  readonly secret: string;
  readonly now: Clock;
  readonly render: RenderPage;
  /** Routes and files that come before the pages: the built client, or the sandbox. */
  readonly extraRoutes: readonly ((app: FastifyInstance) => Promise<void>)[];
  /** Called for every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Where log lines go; standard output by default. */
  readonly logs?: { write(line: string): void };
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  /** Not started yet. */
  readonly jobs: Jobs;
  /** Not started yet. */
  readonly mail: Outbox;
  readonly personalData: PersonalData;
  readonly live: LiveStreams;
  /** The issuers whose people can sign in. */
  readonly acceptedIssuers: readonly string[];
  readonly founderIssuers: readonly string[];
}

const features = [
  auth,
  account,
  auditLog,
  billing,
  certificates,
  certifications,
  consulting,
  contentEditor,
  contentPictures,
  // Lists the home page first.
  site,
  courses,
  businessOverview,
  members,
  waitlist,
  operations,
  progress,
  prompts,
  snapshots,
  writing,
];

/** Queries are fast, so this many waiting queries mean that there is more work than can be done. */
const mostWaitingQueries = 100;

/** How long a client may take to send its request, including a 10 MB image over a phone's connection. */
const timeouts = { request: 120_000, head: 30_000, keepAlive: 72_000 };

/**
 * Compressing a page of this size is faster than setting up a stream, and the lowest levels cost a third of
 * the default for a few more bytes. Request bodies are not decompressed: no client sends them.
 */
const compression = {
  globalCompression: true,
  globalDecompression: false,
  encodings: ['gzip' as const, 'identity' as const],
  threshold: 1024,
  syncThreshold: 256 * 1024,
  zlibOptions: { level: 3 },
};

/** Builds the whole server: the platform, then the features, then the pages. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const drain = new Drain();
  const app = bareApp(options, drain);
  const cookies = cookieJar(options.config.publicUrl);
  const forwarding = watchForwarding(app, options.now, trustIn(options.config.trustedProxies));
  const overload = watchOverload(options.database);
  const readiness = new Readiness(readinessChecks(options));
  await registerPlatform(app, { cookies, overload, readiness }, options);

  const onError = (error: unknown) => readiness.noteError(error);
  const context = createAppContext(app, { cookies, forwarding, overload }, options, onError);
  const { jobs, mail, live, personalData, acceptedIssuers, founderIssuers } = context;
  endLiveInTime(context, options.database, drain);
  app.addHook('onClose', () => mail.stop());
  logOutages(context, options.database);
  for (const feature of features) feature(context);
  health(app, drain, readiness);
  for (const addRoutes of options.extraRoutes) await addRoutes(app);
  pages(context, options.render, () => drain.acceptedConnections);

  await app.ready();
  return { app, drain, jobs, mail, live, personalData, acceptedIssuers, founderIssuers };
}

function bareApp({ config, logs, onRoute }: AppOptions, drain: Drain): FastifyInstance {
  const app = Fastify({
    ...loggingOptions(config.logLevel, logs),
    trustProxy: trustIn(config.trustedProxies),
    // The sandbox's identity provider loads slowly on a busy machine.
    pluginTimeout: 60_000,
    bodyLimit: largestBody,
    serverFactory: (handle) => drain.createServer(handle, timeouts),
    return503OnClosing: false,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: longestPathParameter },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (onRoute) app.addHook('onRoute', onRoute);
  return app;
}

/** Registers what applies to every request. */
async function registerPlatform(
  app: FastifyInstance,
  { cookies, overload, readiness }: { cookies: CookieJar; overload: Overload; readiness: Readiness },
  { config, secret }: AppOptions,
): Promise<void> {
  allowLongTexts(app);
  handleErrors(app, readiness);
  handleNotFound(app);
  nameRequests(app);
  securityHeaders(app, config.publicUrl);
  checkHost(app, config.publicUrl);
  refuseWhenOverloaded(app, overload, cookies.name('session'));
  await app.register(cookie);
  readJsonBodies(app);
  await app.register(formbody, { bodyLimit: largestForm });
  await app.register(compress, compression);
  refuseUnstorableText(app);
  await rateLimits(app, config.writesPerMinute);
  hideConsole(app);
  await apiDocs(app, config.publicUrl);
  await formProtection(app, cookies, { secret, publicUrl: config.publicUrl });
}

function createAppContext(
  app: FastifyInstance,
  watched: Pick<AppContext, 'cookies' | 'forwarding' | 'overload'>,
  options: AppOptions,
  onError: (error: unknown) => void,
): AppContext {
  const { config, database, storage, identity, signInCodes, payments, founderEmails, now } = options;
  const { db, contentWatch, ticketSignal } = database;
  const routes = new Routes(app, now);
  const jobs = new Jobs({ db, now, log: app.log, onError });
  const mail = createOutbox(app, options, onError);
  jobs.add(mailJob(mail));
  const personalData = new PersonalData();
  personalData.add(mailData(db));
  personalData.add(emailPreferenceData(db));
  personalData.add(ledgerData({ db, storage }));
  jobs.add(ledgerJob({ db, storage }));
  return {
    app,
    reads: new Reads(routes),
    routes,
    db,
    storage,
    jobs,
    mail,
    personalData,
    shareImages: new ShareImages((sheet) => drawingThreads.run(shareImage, sheet)),
    indexedPages: new IndexedPages(),
    movedPages: new MovedPages(),
    contentWatch,
    ticketSignal,
    live: new LiveStreams(),
    config,
    identity,
    signInCodes,
    acceptedIssuers: [identity.knownAs, signInCodes.knownAs],
    founderIssuers: founderIssuers(identity, signInCodes),
    payments,
    founderEmails,
    ...watched,
    secretFor: (purpose) => derivedSecret(options.secret, purpose),
    now,
  };
}

/** Logged once when an outage begins and once when it ends. */
function logOutages({ app }: AppContext, { status }: OpenDatabase): void {
  const stopHearing = status.onChange((isDown, reason) => {
    if (isDown) app.log.error({ reason }, 'the database is out of reach');
    else app.log.warn('the database is back');
  });
  app.addHook('onClose', async () => stopHearing());
}

function watchOverload(database: OpenDatabase): Overload {
  const overload = new Overload();
  overload.watch(() => database.waiting() > mostWaitingQueries);
  return overload;
}

function readinessChecks({ config, database }: AppOptions): ReadinessChecks {
  return {
    ping: () => database.ping(),
    tryToWrite: async () => {
      await tryToWriteFile(config.dataDir);
      await tryToWriteTable(database.db);
    },
  };
}

/** A live stream ends when its person loses the permission, and before the server shuts down. */
function endLiveInTime({ app, live }: AppContext, { rightsSignal }: OpenDatabase, drain: Drain): void {
  const stopHearing = rightsSignal.subscribe((personId) => void live.look(personId));
  app.addHook('onClose', async () => stopHearing());
  drain.onBegin(() => live.end());
  app.addHook('preClose', async () => live.end());
}

function createOutbox(
  { log }: FastifyInstance,
  { config, database, smtp, now, secret }: AppOptions,
  onError: (error: unknown) => void,
): Outbox {
  const { db, contentWatch, mailSignal } = database;
  return new Outbox({
    db,
    mailSignal,
    now,
    log,
    onError,
    publicUrl: config.publicUrl,
    from: config.mailFrom,
    unsubscribeKey: derivedSecret(secret, unsubscribePurpose),
    site: cacheUntilContentChanges(contentWatch, () => siteSettings(db)),
    smtp,
  });
}

/** Codes that anybody can read in the sandbox's inbox make nobody a founder of a site with a real provider. */
function founderIssuers(identity: IdentitySettings, signInCodes: CodeSettings): readonly string[] {
  const areCodesPrivate = signInCodes.opensAccountsOf.includes(identity.knownAs);
  return areCodesPrivate ? [identity.knownAs, signInCodes.knownAs] : [identity.knownAs];
}
