import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { isLoopback, isLoopbackUrl } from '@chalkline/domain/access/site-host';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import type { Mailbox, SmtpServer } from '../mail/smtp-server.ts';
import {
  type BucketSettings,
  bucketSettings,
  googleSettings,
  type IdentitySettings,
  type PaymentSettings,
  paymentSettings,
  smtpServer,
} from './config-services.ts';
import { BadConfiguration, type Environment, parseVariables, require } from './config-variables.ts';

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
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
  /** Undefined when uploads are kept in the data folder. */
  readonly bucket: BucketSettings | undefined;
  readonly founderEmails: readonly string[];
  readonly logLevel: string;
  readonly trustedProxies: TrustedProxies;
  readonly signInsPerMinute: number;
  readonly writesPerMinute: number;
  /** How long requests are still accepted after a termination signal. */
  readonly drainSeconds: number;
}

/** Reads and checks the environment once, at the start. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = parseVariables(environment);
  const isProduction = values.NODE_ENV === 'production';
  const port = values.PORT ?? 3000;
  const host = values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost');
  const publicUrl = trimSlash(values.PUBLIC_URL ?? `http://localhost:${port}`);
  const config: Config = {
    isProduction,
    port,
    host,
    publicUrl,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL,
    appSecret: values.APP_SECRET,
    badgeSigningKey: values.BADGE_SIGNING_KEY,
    sandbox: values.SANDBOX ?? (!isProduction && isLoopbackUrl(publicUrl) && listensLocally(host)),
    google: googleSettings(values),
    payments: paymentSettings(values),
    smtp: values.SMTP_URL === undefined ? undefined : smtpServer(values.SMTP_URL),
    mailFrom: values.MAIL_FROM,
    bucket: bucketSettings(values),
    founderEmails: (values.FOUNDER_EMAILS ?? []).map(normalizeEmail),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: values.TRUST_PROXY ?? 0,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE ?? 30,
    writesPerMinute: values.WRITES_PER_MINUTE ?? 120,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
  };
  refuseIncomplete(config, values);
  return config;
}

function refuseIncomplete(config: Config, values: Environment): void {
  const hasLiveKeys = /^(?:sk|rk)_live_/.test(values.STRIPE_SECRET_KEY ?? '');
  if (config.sandbox && hasLiveKeys) throw new BadConfiguration(sandboxWithLiveKeys);
  require(config.google ||
    config.sandbox, 'GOOGLE_CLIENT_ID', 'is needed for sign-in, with GOOGLE_CLIENT_SECRET, when SANDBOX is off');
  require(config.payments ||
    config.sandbox, 'STRIPE_SECRET_KEY', 'is needed for payments when SANDBOX is off');
  require(config.smtp || config.sandbox, 'SMTP_URL', 'is needed for mail when SANDBOX is off');
  if (!config.isProduction) return;
  require(values.SANDBOX !== undefined || !config.sandbox, 'SANDBOX', 'must be set by hand in production');
  require(values.PUBLIC_URL, 'PUBLIC_URL', 'is needed in production: the address people open');
  require(values.APP_SECRET, 'APP_SECRET', 'is needed in production: a random text of 32 characters or more');
}

const sandboxWithLiveKeys =
  'SANDBOX: must be off with a live STRIPE_SECRET_KEY: anybody could sign in as anybody, and real money would be taken. Example: SANDBOX=off';

/** Anybody can sign in as anybody in the sandbox, so by default it is not exposed to a network. */
function listensLocally(host: string): boolean {
  return isLoopback(host.includes(':') ? `[${host}]` : host);
}

function trimSlash(url: string): string {
  return url.replace(/\/$/, '');
}
