import { type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hasNoPath, isExecutable, isSmtpAddress, mailboxOf, rsaKey, splitList } from './config-values.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Variables that prevent the start: for each its name, what is wrong, and an example. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration';
}

/** Collects everything that is wrong, so that one message names all of it. */
export class ConfigProblems {
  readonly #lines = new Map<VariableName, string>();

  /** Only the first problem of a variable is reported: the others follow from it. */
  add(name: VariableName, line: string): void {
    if (!this.#lines.has(name)) this.#lines.set(name, `${line}. Example: ${name}=${variables[name].example}`);
  }

  require(isThere: unknown, name: VariableName, reason: string): void {
    if (!isThere) this.add(name, `${name} ${reason}`);
  }

  throwIfAny(): void {
    const [first, ...more] = this.#lines.values();
    if (first === undefined) return;
    if (more.length === 0) throw new BadConfiguration(first);
    const count = `${more.length + 1} variables are missing or wrong. Set all of them, then start again:`;
    throw new BadConfiguration([count, ...[first, ...more].map((line) => `  ${line}`)].join('\n'));
  }
}

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const positiveInteger = z.coerce.number().int().positive();

/** An environment variable that is set to an empty text counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

function priceId(example: string) {
  return { must: 'must be the id of a price', schema: optional(z.string().startsWith('price_')), example };
}

const mailboxSchema = z.object({ name: z.string().regex(/^[^"<>\r\n]*$/), address: z.email() });

/** Every variable that is read, and the message for a wrong value. */
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
  DATABASE_DIRECT_URL: {
    must: 'must be a postgres:// address',
    schema: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    example: 'postgres://user:password@database.internal:5432/chalkline',
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
  SANDBOX: { must: 'must be on or off', schema: optional(onOff), example: 'off' },
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
  STRIPE_PORTAL_CONFIGURATION: {
    must: "must be the id of a configuration of Stripe's billing portal",
    schema: optional(z.string().startsWith('bpc_')),
    example: 'bpc_…',
  },
  SMTP_URL: {
    must: 'must be an smtp:// or smtps:// address without a path',
    schema: optional(z.string().refine(isSmtpAddress)),
    example: 'smtp://user:password@mail.example.com:587',
  },
  MAIL_FROM: {
    must: 'must be an email address, with or without a name before it',
    schema: optional(z.string().transform(mailboxOf).pipe(mailboxSchema)),
    example: 'Chalkline <hello@example.com>',
  },
  DKIM_SELECTOR: {
    must: 'must be the name of a DKIM key, such as key1 for key1._domainkey.example.com',
    schema: optional(z.string().regex(/^[\w-]{1,63}(?:\.[\w-]{1,63})*$/)),
    example: 'key1',
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
    must: 'must be email addresses separated by commas',
    schema: optional(z.string().transform(splitList).pipe(z.array(z.email()))),
    example: 'ada@example.com,bo@example.com',
  },
  LOG_LEVEL: {
    must: 'must be trace, debug, info, warn, error, fatal or silent',
    schema: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
    example: 'info',
  },
  TRUST_PROXY: {
    must: 'must be a number of proxies, or their addresses and ranges separated by commas',
    schema: optional(
      z
        .string()
        .transform(parseTrustedProxies)
        .pipe(z.custom<TrustedProxies>((proxies) => proxies !== undefined)),
    ),
    example: '1 or TRUST_PROXY=10.0.0.0/8,127.0.0.1',
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
  METRICS_PORT: {
    must: 'must be a port number from 0 to 65535',
    schema: optional(z.coerce.number().int().min(0).max(65_535)),
    example: '9464',
  },
  METRICS_HOST: {
    must: 'must be an address to listen on',
    schema: optional(z.string()),
    example: '127.0.0.1',
  },
  METRICS_TOKEN: {
    must: 'must have at least 16 characters and no spaces',
    schema: optional(z.string().regex(/^\S{16,}$/)),
    example: randomBytes(24).toString('base64url'),
  },
  BACKUP_DIR: { must: 'must be a folder', schema: optional(z.string()), example: '/var/backups/chalkline' },
  BACKUP_BUCKET: {
    must: 'must be the name of a bucket: lowercase letters, digits, dots and hyphens',
    schema: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    example: 'chalkline-backups',
  },
  FFMPEG_PATH: {
    must: 'must be the path of an ffmpeg that can be run, or off',
    schema: optional(z.string().refine((path) => path === 'off' || isExecutable(path))),
    example: '/usr/bin/ffmpeg',
  },
  DRAIN_SECONDS: {
    must: 'must be a number of seconds from 0 to 300',
    schema: optional(z.coerce.number().min(0).max(300)),
    example: '10',
  },
} as const;

export type VariableName = keyof typeof variables;
const variableNames = Object.keys(variables) as VariableName[];
/** The checked environment. */
export type Environment = { [Name in VariableName]: z.infer<(typeof variables)[Name]['schema']> };

export function parseVariables(
  environment: Readonly<Record<string, string | undefined>>,
  problems: ConfigProblems,
): Environment {
  const entries = variableNames.map((name) => {
    const { schema, must } = variables[name];
    const parsed = schema.safeParse(environment[name]);
    if (!parsed.success) problems.add(name, `${name}: ${must}`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries) as Environment;
}
