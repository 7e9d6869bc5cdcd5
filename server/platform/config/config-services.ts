import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type { SmtpServer } from '../mail/smtp-server.ts';
import { type Environment, require } from './config-variables.ts';

export interface IdentitySettings {
  /** The name under which the provider's people are stored; it never changes. */
  readonly knownAs: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Sign-in by a code that is sent by email. */
export interface CodeSettings {
  /** The issuer under which these people are stored; it never changes. */
  readonly knownAs: string;
  /** The issuers whose accounts a code opens when it was sent to their verified address. */
  readonly opensAccountsOf: readonly string[];
}

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Undefined for Amazon's own service. */
  readonly endpoint: string | undefined;
  /** Undefined where the machine itself may access the bucket. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** The payment provider: Stripe's API, or a service that is compatible with it. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Passed to the `stripe` package unchanged; the package adds `/v1/…`. */
  readonly api: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number };
  readonly priceIds: Readonly<Record<PaidPlanName, string>>;
}

export function googleSettings(values: Environment): IdentitySettings | undefined {
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

/** Requires all of the payment variables or none: half of them would take money and grant nothing. */
export function paymentSettings(values: Environment): PaymentSettings | undefined {
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

export function bucketSettings(values: Environment): BucketSettings | undefined {
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

export function smtpServer(address: string): SmtpServer {
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
