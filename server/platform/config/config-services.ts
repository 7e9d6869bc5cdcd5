import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type { ConfigProblems, Environment, VariableName } from './config-variables.ts';
import type { SmtpServer } from './smtp-server.ts';

export interface IdentitySettings {
  /** The name under which the provider's people are stored; it never changes. */
  readonly storedIssuer: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Sign-in by a code that is sent by email. */
export interface CodeSettings {
  /** The issuer under which these people are stored; it never changes. */
  readonly storedIssuer: string;
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
  /** How long a request may take, in milliseconds, if not as long as usual. */
  readonly longestAnswer?: number;
  readonly priceIds: Readonly<Record<PaidPlanName, string>>;
  /** What people can do in the billing portal; undefined for the default that was saved in the provider's dashboard. */
  readonly portalConfiguration?: string | undefined;
}

/** Where the problems of a group of variables are reported, and whether the product needs the group. */
export interface GroupCheck {
  readonly problems: ConfigProblems;
  readonly isNeeded: boolean;
}

const googleVariables = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

export function googleSettings(values: Environment, check: GroupCheck): IdentitySettings | undefined {
  if (!requireGroup(values, googleVariables, { ...check, group: 'GOOGLE', purpose: 'sign-in' }))
    return undefined;
  return {
    storedIssuer: 'https://accounts.google.com',
    issuer: 'https://accounts.google.com',
    clientId: values.GOOGLE_CLIENT_ID ?? '',
    clientSecret: values.GOOGLE_CLIENT_SECRET ?? '',
  };
}

const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
  'STRIPE_PRICE_LIFETIME',
  'STRIPE_PRICE_CONSULTING',
] as const;

/** Requires all of the payment variables or none: half of them would take money and grant nothing. */
export function paymentSettings(values: Environment, check: GroupCheck): PaymentSettings | undefined {
  if (!requireGroup(values, stripeVariables, { ...check, group: 'STRIPE', purpose: 'payments' }))
    return undefined;
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
    portalConfiguration: values.STRIPE_PORTAL_CONFIGURATION,
  };
}

/** Reports each missing variable of the group. Returns whether the group is used at all. */
function requireGroup(
  values: Environment,
  names: readonly VariableName[],
  { problems, isNeeded, group, purpose }: GroupCheck & { group: string; purpose: string },
): boolean {
  const isMeant = names.some((name) => values[name]);
  if (!isMeant && !isNeeded) return false;
  const reason = isMeant
    ? `is missing although other ${group} settings are there`
    : `is needed for ${purpose} when SANDBOX is off`;
  for (const name of names) problems.require(values[name], name, reason);
  return isMeant;
}

export function bucketSettings(values: Environment, problems: ConfigProblems): BucketSettings | undefined {
  const { S3_BUCKET, BACKUP_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_BUCKET) return bucketNamed(S3_BUCKET, 'S3_BUCKET', values, problems);
  const isMeant = S3_REGION || S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY;
  problems.require(!isMeant || BACKUP_BUCKET, 'S3_BUCKET', 'is missing although other S3 settings are there');
  return undefined;
}

/** The bucket for daily backups, at the same service and with the same rights as the one for uploads. */
export function backupBucketSettings(
  values: Environment,
  problems: ConfigProblems,
): BucketSettings | undefined {
  const { BACKUP_BUCKET } = values;
  return BACKUP_BUCKET ? bucketNamed(BACKUP_BUCKET, 'BACKUP_BUCKET', values, problems) : undefined;
}

function bucketNamed(
  bucket: string,
  variable: VariableName,
  values: Environment,
  problems: ConfigProblems,
): BucketSettings {
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  problems.require(
    region || endpoint,
    'S3_REGION',
    `is needed with ${variable}, or S3_ENDPOINT for another service`,
  );
  problems.require(
    accessKeyId || !secretAccessKey,
    'S3_ACCESS_KEY_ID',
    'is missing although S3_SECRET_ACCESS_KEY is set',
  );
  problems.require(
    secretAccessKey || !accessKeyId,
    'S3_SECRET_ACCESS_KEY',
    'is missing although S3_ACCESS_KEY_ID is set',
  );
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
