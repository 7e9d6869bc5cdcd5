import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { isLoopback, isLoopbackUrl } from '@chalkline/domain/access/site-host';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { isLiveKey } from '@chalkline/domain/billing/live-key';
import { type MetricsSettings, metricsSettings } from './config-metrics.ts';
import {
  type BucketSettings,
  backupBucketSettings,
  bucketSettings,
  googleSettings,
  type IdentitySettings,
  type PaymentSettings,
  paymentSettings,
  smtpServer,
} from './config-services.ts';
import { isExecutable } from './config-values.ts';
import { ConfigProblems, type Environment, parseVariables } from './config-variables.ts';
import type { Mailbox, SmtpServer } from './smtp-server.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler in transaction mode; undefined where `databaseUrl` leads through none. */
  readonly databaseDirectUrl: string | undefined;
  /** Undefined in development, where one is created and kept in the data folder. */
  readonly appSecret: string | undefined;
  /** Undefined where the product creates its own key and keeps it encrypted in the database. */
  readonly badgeSigningKey: KeyObject | undefined;
  readonly sandbox: boolean;
  /** Undefined when the sandbox's identity provider is used. */
  readonly google: IdentitySettings | undefined;
  /** Undefined when the sandbox's payment service is used. */
  readonly payments: PaymentSettings | undefined;
  /** Undefined when the sandbox's mail server is used. */
  readonly smtp: SmtpServer | undefined;
  /** Undefined when the address of the site settings is used. */
  readonly mailFrom: Mailbox | undefined;
  /** The name of the DKIM key; undefined where the usual names are tried. */
  readonly dkimSelector: string | undefined;
  /** Undefined when uploads are kept in the data folder. */
  readonly bucket: BucketSettings | undefined;
  /** Where a backup is stored every day, unless there is a bucket for it. */
  readonly backupDir: string | undefined;
  readonly backupBucket: BucketSettings | undefined;
  /** Undefined when the metrics can't be read. */
  readonly metrics: MetricsSettings | undefined;
  /** The program that converts videos; undefined when they are only played as they were uploaded. */
  readonly ffmpegPath: string | undefined;
  readonly founderEmails: readonly string[];
  readonly logLevel: string;
  readonly trustedProxies: TrustedProxies;
  readonly signInsPerMinute: number;
  readonly writesPerMinute: number;
  /** How long requests are still accepted after a termination signal. */
  readonly drainSeconds: number;
}

/** Reads and checks the environment once, at the start. One error names everything that is missing or wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems = new ConfigProblems();
  const values = parseVariables(environment, problems);
  const isProduction = values.NODE_ENV === 'production';
  const port = values.PORT ?? 3000;
  const host = values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost');
  const publicUrl = trimSlash(values.PUBLIC_URL ?? `http://localhost:${port}`);
  const sandbox = values.SANDBOX ?? (!isProduction && isLoopbackUrl(publicUrl) && listensLocally(host));
  const check = { problems, isNeeded: !sandbox };
  const config: Config = {
    isProduction,
    port,
    host,
    publicUrl,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    appSecret: values.APP_SECRET,
    badgeSigningKey: values.BADGE_SIGNING_KEY,
    sandbox,
    google: googleSettings(values, check),
    payments: paymentSettings(values, check),
    smtp: values.SMTP_URL === undefined ? undefined : smtpServer(values.SMTP_URL),
    mailFrom: values.MAIL_FROM,
    dkimSelector: values.DKIM_SELECTOR,
    bucket: bucketSettings(values, problems),
    backupDir: values.BACKUP_DIR === undefined ? undefined : resolve(values.BACKUP_DIR),
    backupBucket: backupBucketSettings(values, problems),
    metrics: metricsSettings(values),
    ffmpegPath: ffmpegPath(values),
    founderEmails: (values.FOUNDER_EMAILS ?? []).map(normalizeEmail),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: values.TRUST_PROXY ?? 0,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE ?? 30,
    writesPerMinute: values.WRITES_PER_MINUTE ?? 120,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
  };
  checkTogether(config, values, problems);
  problems.throwIfAny();
  return config;
}

/** Checks what depends on more than one variable. */
function checkTogether(config: Config, values: Environment, problems: ConfigProblems): void {
  const hasLiveKeys = isLiveKey(values.STRIPE_SECRET_KEY ?? '');
  if (config.sandbox && hasLiveKeys) problems.add('SANDBOX', sandboxWithLiveKeys);
  problems.require(
    values.DATABASE_DIRECT_URL === undefined || values.DATABASE_URL !== undefined,
    'DATABASE_URL',
    'is needed with DATABASE_DIRECT_URL',
  );
  problems.require(
    values.METRICS_HOST === undefined || values.METRICS_PORT !== undefined,
    'METRICS_PORT',
    'is needed with METRICS_HOST',
  );
  problems.require(
    values.METRICS_TOKEN !== undefined || listensLocally(values.METRICS_HOST ?? 'localhost'),
    'METRICS_TOKEN',
    "is needed when METRICS_HOST isn't this machine",
  );
  problems.require(config.smtp || config.sandbox, 'SMTP_URL', 'is needed for mail when SANDBOX is off');
  if (!config.isProduction) return;
  problems.require(values.PUBLIC_URL, 'PUBLIC_URL', 'is needed in production: the address people open');
  problems.require(
    values.APP_SECRET,
    'APP_SECRET',
    'is needed in production: a random text of 32 characters or more',
  );
  // The founder of the sandbox can open the console there.
  problems.require(
    config.sandbox || config.founderEmails.length > 0,
    'FOUNDER_EMAILS',
    'is needed in production: without it nobody can open the founder console',
  );
}

/** Where the packages of Debian and others install it. */
const usualFfmpeg = '/usr/bin/ffmpeg';

function ffmpegPath({ FFMPEG_PATH }: Environment): string | undefined {
  if (FFMPEG_PATH === 'off') return undefined;
  return FFMPEG_PATH ?? (isExecutable(usualFfmpeg) ? usualFfmpeg : undefined);
}

const sandboxWithLiveKeys =
  'SANDBOX: must be off with a live STRIPE_SECRET_KEY: anybody could sign in as anybody, and real money would be taken';

/** Anybody can sign in as anybody in the sandbox, so by default it is not exposed to a network. */
function listensLocally(host: string): boolean {
  return isLoopback(host.includes(':') ? `[${host}]` : host);
}

function trimSlash(url: string): string {
  return url.replace(/\/$/, '');
}
