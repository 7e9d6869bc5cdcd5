import type { FastifyInstance } from 'fastify';
import type { BuiltApp } from '../app.ts';
import { loadContent } from '../db/content/load-content.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { openDatabase } from '../db/open-database.ts';
import { appSecret } from '../platform/app-secret.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { IdentitySettings, PaymentSettings } from '../platform/config-services.ts';
import { BadConfiguration } from '../platform/config-variables.ts';
import type { SmtpServer } from '../platform/mail/smtp-server.ts';
import { projectPath } from '../platform/project-path.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { builtRenderer } from './built-web.ts';
import { loadDemoPeople } from './demo-history.ts';
import { openDataDir } from './open-data-dir.ts';
import { sandbox } from './sandbox.ts';
import { staticFiles } from './static-files.ts';

/** Whoever has not finished sending a request by then is not waited for. */
const longestGoodbye = 8_000;

export interface RunningServer {
  readonly app: FastifyInstance;
  stop(): Promise<void>;
}

/** Brings the product up in the order in which its parts need each other. */
export async function start(config: Config, isDeveloping: boolean): Promise<RunningServer> {
  openDataDir(config.dataDir);
  const lock = config.databaseUrl ? undefined : await lockDataDir(config.dataDir);
  const secret = appSecret(config);
  const outside = config.sandbox ? sandbox(config, secret) : undefined;
  const identity = identityOf(config, outside?.identity);
  const payments = paymentsOf(config, outside?.payments);
  const smtp = smtpOf(config, outside?.smtp);

  // The database takes about as long to open as the rest of the code takes to load.
  const [database, { buildApp }, web] = await Promise.all([
    openDatabase(config),
    import('../app.ts'),
    isDeveloping ? liveWebOf(config) : builtWebOf(config),
    outside?.warmUp(),
  ]);
  const contentNotes: string[] = [];
  await loadContent(database.db, projectPath('content'), (line) => contentNotes.push(line));
  const storage = openStorage(config);

  if (outside && !config.google) await loadDemoPeople(database.db, storage, identity.knownAs, systemClock());

  const built = await buildApp({
    config,
    database,
    storage,
    identity,
    payments,
    smtp,
    founderEmails: [...config.founderEmails, ...(outside?.founderEmails ?? [])],
    secret,
    now: systemClock,
    render: web.render,
    annexes: [web.annex, ...(outside ? [outside.annex] : [])],
  });
  for (const line of contentNotes) built.app.log.info(line);
  await built.app.listen({ port: config.port, host: config.host });
  built.jobs.start();
  built.mail.start();

  const stop = async () => {
    await sayGoodbye(built);
    await database.close();
    await lock?.release();
  };
  return { app: built.app, stop };
}

/** Whoever is being served is served; whoever does not leave is hung up on. */
async function sayGoodbye({ app, drain, jobs }: BuiltApp): Promise<void> {
  await drain.untilClientsHaveLeft();
  const hangUp = setTimeout(() => drain.hangUp(), longestGoodbye);
  await app.close();
  clearTimeout(hangUp);
  await jobs.stop();
}

async function builtWebOf(config: Config) {
  return { render: await builtRenderer(config), annex: staticFiles };
}

/** Vite is there only while developing, so it is asked for only then. */
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
