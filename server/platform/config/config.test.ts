import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { BadConfiguration } from './config-variables.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://learn.example.com/',
  APP_SECRET: 'a'.repeat(32),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_ANNUAL: 'price_2',
  STRIPE_PRICE_LIFETIME: 'price_3',
  STRIPE_PRICE_CONSULTING: 'price_4',
  SMTP_URL: 'smtp://mail.example.com',
  FOUNDER_EMAILS: 'ada@example.com',
};

const needed = Object.keys(production).filter((name) => name !== 'NODE_ENV');

function linesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return error instanceof BadConfiguration ? error.message.split('\n') : [String(error)];
  }
}

describe('the configuration', () => {
  it('needs nothing in development, where the sandbox replaces all services', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      sandbox: true,
      google: undefined,
    });
  });

  it('needs DATABASE_URL with DATABASE_DIRECT_URL', () => {
    const directUrl = 'postgres://localhost/chalkline';
    expect(() => readConfig({ DATABASE_DIRECT_URL: directUrl })).toThrow(/^DATABASE_URL is needed/);
    const config = readConfig({
      DATABASE_URL: 'postgres://pooler/chalkline',
      DATABASE_DIRECT_URL: directUrl,
    });
    expect(config.databaseDirectUrl).toBe(directUrl);
  });

  it('is complete in production without the sandbox', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({ sandbox: false, publicUrl: 'https://learn.example.com', host: '0.0.0.0' });
    expect(config.google?.issuer).toBe('https://accounts.google.com');
  });

  it.each(needed)('needs %s in production', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(
      new RegExp(`^${name}.*Example: ${name}=.*$`),
    );
  });

  it('names everything that is missing or wrong in one message, each variable once', () => {
    const lines = linesOf({ NODE_ENV: 'production', PORT: 'eighty', STRIPE_SECRET_KEY: 'pk_live_1' });
    expect(lines[0]).toBe('13 variables are missing or wrong. Set all of them, then start again:');
    const names = lines.slice(1).map((line) => /^ {2}(\w+).* Example: \1=/.exec(line)?.[1]);
    expect(names.toSorted()).toEqual([...needed, 'PORT'].toSorted());
  });

  it('needs no founder where the sandbox has one', () => {
    const testSite = { ...production, STRIPE_SECRET_KEY: 'sk_test_1', SANDBOX: 'on', FOUNDER_EMAILS: '' };
    expect(readConfig(testSite).founderEmails).toEqual([]);
  });

  it('runs the sandbox in production only when it is enabled explicitly', () => {
    const testKeys = { ...production, STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(readConfig({ ...testKeys, SANDBOX: 'on' }).sandbox).toBe(true);
    expect(readConfig({ ...testKeys, PUBLIC_URL: 'http://localhost:3000' }).sandbox).toBe(false);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'runs the sandbox by itself at %s',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL }).sandbox).toBe(true);
    },
  );

  it.each(['0.0.0.0', '::', '192.168.1.5'])(
    'runs the sandbox for a network (HOST=%s) only when asked by hand, also while developing',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(/^ {2}GOOGLE_CLIENT_ID is needed/m);
      expect(readConfig({ HOST, SANDBOX: 'on' }).sandbox).toBe(true);
    },
  );

  it.each(['127.0.0.1', '::1', 'localhost'])('runs the sandbox by itself with HOST=%s', (HOST) => {
    expect(readConfig({ HOST }).sandbox).toBe(true);
  });

  it.each(['https://learn.example.com', 'http://192.168.1.5:3000'])(
    'runs the sandbox at %s only when asked by hand, also while developing',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow(/^ {2}GOOGLE_CLIENT_ID is needed/m);
      expect(readConfig({ PUBLIC_URL, SANDBOX: 'on' }).sandbox).toBe(true);
    },
  );

  it.each(['sk_live_1', 'rk_live_1'])('never runs the sandbox with the live key %s', (key) => {
    const live = { ...production, STRIPE_SECRET_KEY: key, SANDBOX: 'on' };
    expect(() => readConfig(live)).toThrow(/^SANDBOX: .* live .* Example: SANDBOX=off$/);
    expect(() => readConfig({ ...live, NODE_ENV: 'development' })).toThrow(BadConfiguration);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'https://learn.example.com/school'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['APP_SECRET', 'short'],
    ['SANDBOX', 'yes'],
    ['FOUNDER_EMAILS', 'ada'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'my-proxy'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_PRICE_MONTHLY', 'prod_1'],
    ['SMTP_URL', 'mail.example.com:587'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com/inbox'],
    ['MAIL_FROM', 'Chalkline'],
    ['MAIL_FROM', 'Chalkline <hello>'],
    ['MAIL_FROM', 'Chalkline\r\nBcc: eve@evil.example <hello@chalkline.example>'],
    ['S3_BUCKET', 'My Bucket'],
    ['S3_ENDPOINT', 'files.example.com'],
    ['METRICS_PORT', 'many'],
    ['METRICS_TOKEN', 'short'],
  ])('stops at %s=%s with its name and an example', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(BadConfiguration);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .* Example: ${name}=`));
  });

  it('reads the mail server and the sender', () => {
    expect(readConfig({ SMTP_URL: 'smtp://ada:p%40ss@mail.example.com' }).smtp).toEqual({
      host: 'mail.example.com',
      port: 587,
      isSecure: false,
      credentials: { user: 'ada', password: 'p@ss' },
    });
    expect(readConfig({ SMTP_URL: 'smtps://mail.example.com' }).smtp).toMatchObject({
      port: 465,
      isSecure: true,
      credentials: undefined,
    });
    expect(readConfig({ MAIL_FROM: 'Chalkline <hello@chalkline.example>' }).mailFrom).toEqual({
      name: 'Chalkline',
      address: 'hello@chalkline.example',
    });
    expect(readConfig({ MAIL_FROM: 'hello@chalkline.example' }).mailFrom?.address).toBe(
      'hello@chalkline.example',
    );
  });

  it('keeps uploads in the data folder unless a bucket is configured', () => {
    expect(readConfig({}).bucket).toBeUndefined();
    expect(readConfig({ S3_BUCKET: 'uploads', S3_REGION: 'eu-west-2' }).bucket).toEqual({
      bucket: 'uploads',
      region: 'eu-west-2',
      endpoint: undefined,
      credentials: undefined,
    });
  });

  it.each([
    ['S3_BUCKET', { S3_ENDPOINT: 'https://files.example.com' }],
    ['S3_REGION', { S3_BUCKET: 'uploads' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'uploads', S3_REGION: 'auto', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'uploads', S3_REGION: 'auto', S3_ACCESS_KEY_ID: 'id' }],
  ])('requires %s when the rest of a bucket is set', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} .* Example: ${name}=`));
  });

  it('offers metrics only with a port, by default of this machine alone, or with a token', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
      token: undefined,
    });
    expect(readConfig({ METRICS_TOKEN: 'a-token-for-metrics' }).metrics).toMatchObject({
      port: undefined,
      token: 'a-token-for-metrics',
    });
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('offers metrics without a token on %s', (host) => {
    const environment = { METRICS_PORT: '9464', METRICS_HOST: host };
    expect(readConfig(environment).metrics).toEqual({ port: 9464, host, token: undefined });
  });

  it.each(['0.0.0.0', '::', '10.0.0.5'])('requires a token for metrics on %s', (host) => {
    const environment = { METRICS_PORT: '9464', METRICS_HOST: host };
    expect(() => readConfig(environment)).toThrow(
      /^METRICS_TOKEN is needed when METRICS_HOST isn't this machine/,
    );
    const token = 'a-token-for-metrics';
    expect(readConfig({ ...environment, METRICS_TOKEN: token }).metrics).toEqual({ port: 9464, host, token });
  });

  it('requires a port for an address that metrics are served on', () => {
    expect(() => readConfig({ METRICS_HOST: '127.0.0.1' })).toThrow(
      /^METRICS_PORT is needed with METRICS_HOST/,
    );
  });

  it('reads founders as a list of emails, ignoring case', () => {
    expect(readConfig({ FOUNDER_EMAILS: 'Ada@example.com, bo@example.com' }).founderEmails).toEqual([
      'ada@example.com',
      'bo@example.com',
    ]);
  });
});
