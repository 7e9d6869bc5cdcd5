import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { z } from 'zod';
import type { Mailbox, SmtpServer } from './mail/smtp-server.ts';

/** A variable that stops the start: its name, what is wrong with it, and what a right one looks like. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration';
}

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const positiveInteger = z.coerce.number().int().positive();

/** An environment variable set to nothing counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

function priceId(example: string) {
  return { must: 'must be the id of a price', schema: optional(z.string().startsWith('price_')), example };
}

const mailboxSchema = z.object({ name: z.string().regex(/^[^"<>\r\n]*$/), address: z.email() });

const variables = {
  NODE_ENV: {
    must: 'must be development, production or test',
    schema: optional(z.enum(['development', 'production', 'test'])),
    example: 'production',
  },
  PORT: {
    must: 'must be a port number from 0 to 65535',
    schema: optional(z.coerce.number().int().min(0).max(65_535)),
    example: '3000',
  },
  HOST: { must: 'must be an address to listen on', schema: optional(z.string()), example: '0.0.0.0' },
  PUBLIC_URL: {
    must: 'must be an http or https address without a path',
    schema: optional(z.url({ protocol: /^https?$/ }).refine(hasNoPath)),
    example: 'https://learn.example.com',
  },
  DATA_DIR: { must: 'must be a folder', schema: optional(z.string()), example: './data' },
  DATABASE_URL: {
    must: 'must be a postgres:// address',
    schema: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    example: 'postgres://user:password@localhost:5432/chalkline',
  },
  APP_SECRET: {
    must: 'must have at least 32 characters',
    schema: optional(z.string().min(32)),
    example: randomBytes(32).toString('base64url'),
  },
  BADGE_SIGNING_KEY: {
    must: 'must be an RSA private key of 2048 bits or more, PKCS#8 in base64 on one line',
    schema: optional(
      z
        .string()
        .transform(rsaKey)
        .pipe(z.custom<KeyObject>((key) => key !== undefined)),
    ),
    example: '"$(openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -outform DER | base64 -w0)"',
  },
  SANDBOX: { must: 'must be on or off', schema: optional(onOff), example: 'on' },
  GOOGLE_CLIENT_ID: {
    must: 'must be a text',
    schema: optional(z.string()),
    example: '1234.apps.googleusercontent.com',
  },
  GOOGLE_CLIENT_SECRET: { must: 'must be a text', schema: optional(z.string()), example: 'GOCSPX-…' },
  STRIPE_SECRET_KEY: {
    must: "must be a secret key of Stripe's",
    schema: optional(z.string().regex(/^(?:sk|rk)_/)),
    example: 'sk_live_…',
  },
  STRIPE_WEBHOOK_SECRET: {
    must: 'must be the signing secret of the webhook endpoint',
    schema: optional(z.string().startsWith('whsec_')),
    example: 'whsec_…',
  },
  STRIPE_PRICE_MONTHLY: priceId('price_monthly…'),
  STRIPE_PRICE_ANNUAL: priceId('price_annual…'),
  STRIPE_PRICE_LIFETIME: priceId('price_lifetime…'),
  STRIPE_PRICE_CONSULTING: priceId('price_consulting…'),
  SMTP_URL: {
    must: 'must be an smtp:// or smtps:// address without a path',
    schema: optional(z.string().refine(isSmtpAddress)),
    example: 'smtp://user:password@mail.example.com:587',
  },
  MAIL_FROM: {
    must: 'must be an e-mail address, with or without a name before it',
    schema: optional(z.string().transform(mailboxOf).pipe(mailboxSchema)),
    example: 'Chalkline <hello@example.com>',
  },
  S3_BUCKET: {
    must: 'must be the name of a bucket: lowercase letters, digits, dots and hyphens',
    schema: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    example: 'chalkline-uploads',
  },
  S3_ENDPOINT: {
    must: 'must be an http or https address',
    schema: optional(z.url({ protocol: /^https?$/ })),
    example: 'https://s3.eu-west-2.amazonaws.com',
  },
  S3_REGION: {
    must: 'must be a region',
    schema: optional(z.string().regex(/^[\w-]+$/)),
    example: 'eu-west-2',
  },
  S3_ACCESS_KEY_ID: { must: 'must be a text', schema: optional(z.string()), example: 'AKIA…' },
  S3_SECRET_ACCESS_KEY: { must: 'must be a text', schema: optional(z.string()), example: 'wJalr…' },
  FOUNDER_EMAILS: {
    must: 'must be e-mail addresses separated by commas',
    schema: optional(z.string().transform(splitList).pipe(z.array(z.email()))),
    example: 'ada@example.com,bo@example.com',
  },
  LOG_LEVEL: {
    must: 'must be trace, debug, info, warn, error, fatal or silent',
    schema: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
    example: 'info',
  },
  TRUST_PROXY: {
    must: 'must be a whole number of proxies',
    schema: optional(z.coerce.number().int().min(0)),
    example: '1',
  },
  SIGN_INS_PER_MINUTE: {
    must: 'must be a whole number above 0',
    schema: optional(positiveInteger),
    example: '30',
  },
  WRITES_PER_MINUTE: {
    must: 'must be a whole number above 0',
    schema: optional(positiveInteger),
    example: '120',
  },
} as const;

type VariableName = keyof typeof variables;
type Environment = { [Name in VariableName]: z.infer<(typeof variables)[Name]['schema']> };

export interface IdentitySettings {
  /** The name under which the provider's people are kept; it never changes. */
  readonly knownAs: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Missing for Amazon's own service. */
  readonly endpoint: string | undefined;
  /** Missing where the machine itself has the right to the bucket. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Where payments are taken: Stripe's own API, or one that speaks the same. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Handed to the `stripe` package as it is; the package adds `/v1/…`. */
  readonly api: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number };
  readonly priceIds: Readonly<Record<PaidPlanName, string>>;
}

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Missing in development, where one is made and kept in the data folder. */
  readonly appSecret: string | undefined;
  /** Missing where the product makes its own and keeps it sealed in the database. */
  readonly badgeSigningKey: KeyObject | undefined;
  readonly sandbox: boolean;
  /** Missing when the sandbox's own provider is used. */
  readonly google: IdentitySettings | undefined;
  /** Missing when the sandbox's own payment service is used. */
  readonly payments: PaymentSettings | undefined;
  /** Missing when the sandbox's own mail server is used. */
  readonly smtp: SmtpServer | undefined;
  /** Missing when the address of the site settings is used. */
  readonly mailFrom: Mailbox | undefined;
  /** Missing when uploads are kept in the data folder. */
  readonly bucket: BucketSettings | undefined;
  readonly founderEmails: readonly string[];
  readonly logLevel: string;
  readonly trustedProxies: number;
  readonly signInsPerMinute: number;
  readonly writesPerMinute: number;
}

/** Reads the environment once, at the start; a bad value never gets past here. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = parseVariables(environment);
  const isProduction = values.NODE_ENV === 'production';
  const port = values.PORT ?? 3000;
  const config: Config = {
    isProduction,
    port,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    publicUrl: trimSlash(values.PUBLIC_URL ?? `http://localhost:${port}`),
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL,
    appSecret: values.APP_SECRET,
    badgeSigningKey: values.BADGE_SIGNING_KEY,
    sandbox: values.SANDBOX ?? !isProduction,
    google: googleSettings(values),
    payments: paymentSettings(values),
    smtp: values.SMTP_URL === undefined ? undefined : smtpServer(values.SMTP_URL),
    mailFrom: values.MAIL_FROM,
    bucket: bucketSettings(values),
    founderEmails: (values.FOUNDER_EMAILS ?? []).map((email) => email.toLowerCase()),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: values.TRUST_PROXY ?? 0,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE ?? 30,
    writesPerMinute: values.WRITES_PER_MINUTE ?? 120,
  };
  refuseIncomplete(config, values);
  return config;
}

function parseVariables(environment: Readonly<Record<string, string | undefined>>): Environment {
  const entries = Object.entries(variables).map(([name, { schema, must, example }]) => {
    const parsed = schema.safeParse(environment[name]);
    if (!parsed.success) throw new BadConfiguration(`${name}: ${must}. Example: ${name}=${example}`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries) as Environment;
}

function refuseIncomplete(config: Config, values: Environment): void {
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

function require(isThere: unknown, name: VariableName, reason: string): void {
  if (!isThere) throw new BadConfiguration(`${name} ${reason}. Example: ${name}=${variables[name].example}`);
}

function googleSettings(values: Environment): IdentitySettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId && !clientSecret) return undefined;
  require(clientId, 'GOOGLE_CLIENT_ID', 'is missing although GOOGLE_CLIENT_SECRET is set');
  require(clientSecret, 'GOOGLE_CLIENT_SECRET', 'is missing although GOOGLE_CLIENT_ID is set');
  return {
    knownAs: 'https://accounts.google.com',
    issuer: 'https://accounts.google.com',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
  };
}

/** All of them, or none: half a payment provider takes money and grants nothing. */
function paymentSettings(values: Environment): PaymentSettings | undefined {
  const names = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_ANNUAL',
    'STRIPE_PRICE_LIFETIME',
    'STRIPE_PRICE_CONSULTING',
  ] as const;
  if (names.every((name) => !values[name])) return undefined;
  for (const name of names)
    require(values[name], name, 'is missing although other STRIPE settings are there');
  return {
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    api: { protocol: 'https', host: 'api.stripe.com', port: 443 },
    priceIds: {
      Monthly: values.STRIPE_PRICE_MONTHLY ?? '',
      Annual: values.STRIPE_PRICE_ANNUAL ?? '',
      Lifetime: values.STRIPE_PRICE_LIFETIME ?? '',
      Consulting: values.STRIPE_PRICE_CONSULTING ?? '',
    },
  };
}

function bucketSettings(values: Environment): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) {
    const isMeant = region || endpoint || accessKeyId || secretAccessKey;
    require(!isMeant, 'S3_BUCKET', 'is missing although other S3 settings are there');
    return undefined;
  }
  require(region || endpoint, 'S3_REGION', 'is needed with S3_BUCKET, or S3_ENDPOINT for another service');
  require(accessKeyId ||
    !secretAccessKey, 'S3_ACCESS_KEY_ID', 'is missing although S3_SECRET_ACCESS_KEY is set');
  require(secretAccessKey ||
    !accessKeyId, 'S3_SECRET_ACCESS_KEY', 'is missing although S3_ACCESS_KEY_ID is set');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: region ?? 'auto', endpoint, credentials };
}

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && search === '';
}

function smtpServer(address: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    credentials:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
  };
}

/** `Chalkline <hello@example.com>`, or the address alone. */
function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  return { name, address: address.trim() };
}

function hasNoPath(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/';
}

function rsaKey(base64: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
    const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
    return key.asymmetricKeyType === 'rsa' && isStrong ? key : undefined;
  } catch {
    return undefined;
  }
}

function trimSlash(url: string): string {
  return url.replace(/\/$/, '');
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
