import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app/app-options.ts';
import type { BuiltApp } from '../app.ts';
import { loadContent } from '../content/load-content.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { projectPath } from '../db/project-path.ts';
import { loadDemoPeople } from '../demo/demo-history.ts';
import { revokeOtherIssuers } from '../features/auth/revoke-other-issuers.ts';
import { settleFounderEntries } from '../features/auth/settle-founder-entries.ts';
import { loadPictures } from '../features/content-pictures/load-pictures.ts';
import { systemClock } from '../platform/clock.ts';
import { appSecret } from '../platform/config/app-secret.ts';
import type { Config } from '../platform/config/config.ts';
import type { IdentitySettings, PaymentSettings } from '../platform/config/config-services.ts';
import { BadConfiguration } from '../platform/config/config-variables.ts';
import type { SmtpServer } from '../platform/config/smtp-server.ts';
import { startMetricsServer } from '../platform/metrics/metrics-server.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { buildFingerprint, builtRenderer } from './built-web.ts';
import { codesOf } from './code-settings.ts';
import { openDataDir } from './open-data-dir.ts';
import { closeToOtherUsers } from './private-data.ts';
import { reportSampleContent } from './report-sample-content.ts';
import { sandbox } from './sandbox.ts';
import { shutDown } from './shut-down.ts';
import { staticFiles } from './static-files.ts';
import { withTestSiteBanner } from './test-site-banner.ts';

const openToOthers = 'other users of this machine may be able to read files in DATA_DIR';

export interface RunningServer {
  readonly app: FastifyInstance;
  stop(): Promise<void>;
}

/** Starts the product's parts in the order in which they depend on each other. */
export async function start(config: Config, isDeveloping: boolean): Promise<RunningServer> {
  openDataDir(config.dataDir);
  const lock = config.databaseUrl ? undefined : await lockDataDir(config.dataDir);
  const { warmUp, hasDemoPeople, extraRoutes, ...services } = externalServices(config);

  // Opening the database takes about as long as loading the rest of the code.
  const [database, { buildApp }, web] = await Promise.all([
    openDatabase(config),
    import('../app.ts'),
    isDeveloping ? liveWebOf(config) : builtWebOf(config),
    warmUp(),
  ]);
  const stillOpen = closeToOtherUsers(config.dataDir);
  const storage = openStorage(config);
  const contentNotes: string[] = [];
  await loadPictures({ db: database.db, storage }, projectPath('content/pictures'), systemClock());
  await loadContent(database.db, projectPath('content'), {
    build: isDeveloping ? undefined : buildFingerprint(),
    log: (line) => contentNotes.push(line),
  });
  if (hasDemoPeople)
    await loadDemoPeople(database.db, storage, services.identity.storedIssuer, systemClock());

  const built = await buildApp({
    ...services,
    config,
    database,
    storage,
    now: systemClock,
    ...withTestSiteBanner(config, { render: web.render, extraRoutes: [web.addRoutes, ...extraRoutes] }),
  });
  for (const line of contentNotes) built.app.log.info(line);
  if (stillOpen.length > 0) built.app.log.warn({ paths: stillOpen.slice(0, 5) }, openToOthers);
  if (config.isProduction && !config.sandbox) await reportSampleContent(database.db, built.app.log);
  if (!hasDemoPeople) await revokeSandboxAccess(built, database);
  await settleEntries(built, database, services);
  await built.search.build(database.db, systemClock());
  await startServing(built, config);
  const closeMetrics = await serveMetrics(built, config);
  const close = async () => {
    await database.close();
    await lock?.release();
    await closeMetrics();
  };
  return { app: built.app, stop: () => shutDown({ ...built, close }, config.drainSeconds) };
}

/** The external services: the real ones where they are configured, otherwise the sandbox. */
export function externalServices(config: Config) {
  const secret = appSecret(config);
  const standIns = config.sandbox ? sandbox(config, secret) : undefined;
  const hasDemoPeople = standIns !== undefined && !config.google;
  return {
    secret,
    identity: identityOf(config, standIns?.identity),
    signInCodes: codesOf(config),
    payments: paymentsOf(config, standIns?.payments),
    smtp: smtpOf(config, standIns?.smtp),
    founderEmails: [...config.founderEmails, ...(hasDemoPeople ? (standIns?.founderEmails ?? []) : [])],
    hasDemoPeople,
    extraRoutes: standIns ? [standIns.addRoutes] : [],
    warmUp: async () => void (await standIns?.warmUp()),
  };
}

/** Ends access for people who signed in through the sandbox, even while it replaces other services. */
async function revokeSandboxAccess(built: BuiltApp, { db }: OpenDatabase): Promise<void> {
  const { app } = built;
  const revoked = await revokeOtherIssuers(db, built);
  if (revoked.sessions + revoked.roles > 0) {
    app.log.warn(revoked, 'revoked the sessions and roles of people of an identity provider not in use');
  }
}

/** Only at a start: a command that builds the app must not change who is a founder. */
async function settleEntries(
  { app, mail, founderIssuers }: BuiltApp,
  { db }: OpenDatabase,
  { founderEmails, signInCodes }: Pick<AppOptions, 'founderEmails' | 'signInCodes'>,
): Promise<void> {
  const { released, bound } = await settleFounderEntries({
    app,
    db,
    mail,
    founderEmails,
    founderIssuers,
    signInCodes,
    now: systemClock,
  });
  if (bound > 0) app.log.info({ bound }, 'bound entries of FOUNDER_EMAILS to accounts');
  if (released > 0) app.log.warn({ released }, 'released entries of FOUNDER_EMAILS from their accounts');
}

async function startServing({ app, jobs, mail }: BuiltApp, { port, host }: Config): Promise<void> {
  await app.listen({ port, host });
  jobs.start();
  mail.start();
}

/** Served until the end, so that monitoring also sees a process that shuts down. */
async function serveMetrics({ app, metrics }: BuiltApp, config: Config): Promise<() => Promise<void>> {
  const { port } = config.metrics ?? {};
  if (config.metrics === undefined || port === undefined) return async () => undefined;
  const server = await startMetricsServer(metrics, { ...config.metrics, port }, app.log);
  return () => server.close();
}

async function builtWebOf(config: Config) {
  return { render: await builtRenderer(config), addRoutes: staticFiles };
}

/** Vite is installed for development only, so it is imported only then. */
async function liveWebOf(config: Config) {
  const { liveWeb } = await import('./live-web.ts');
  return liveWeb(config);
}

function smtpOf(config: Config, ofSandbox: (() => SmtpServer) | undefined): () => SmtpServer {
  const { smtp } = config;
  if (smtp) return () => smtp;
  if (!ofSandbox) throw new BadConfiguration('SMTP_URL is needed for mail when SANDBOX is off.');
  return ofSandbox;
}

function paymentsOf(config: Config, ofSandbox: PaymentSettings | undefined): PaymentSettings {
  const payments = config.payments ?? ofSandbox;
  if (!payments) throw new BadConfiguration('STRIPE_SECRET_KEY is needed for payments when SANDBOX is off.');
  return payments;
}

function identityOf(config: Config, ofSandbox: IdentitySettings | undefined): IdentitySettings {
  const identity = config.google ?? ofSandbox;
  if (!identity) throw new BadConfiguration('GOOGLE_CLIENT_ID is needed for sign-in when SANDBOX is off.');
  return identity;
}
