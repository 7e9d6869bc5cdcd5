import { createHash, createHmac } from 'node:crypto';
import type { BucketSettings } from '../config/config-services.ts';

export interface BucketCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

interface PresignedFile {
  readonly key: string;
  readonly now: Date;
  readonly validSeconds: number;
  /** Headers that the bucket's reply gets. */
  readonly reply?: Readonly<Record<string, string>>;
}

/** The server from which browsers load files of a bucket. */
export function bucketOrigin(settings: BucketSettings): string {
  return bucketAddress(settings).origin;
}

/** An address that reads one file of a bucket for a limited time (Signature Version 4 in the query). */
export function presignedAddress(
  settings: BucketSettings,
  credentials: BucketCredentials,
  { key, now, validSeconds, reply = {} }: PresignedFile,
): string {
  const { origin, host, pathname } = bucketAddress(settings);
  const path = `${pathname.replace(/\/$/, '')}/${key.split('/').map(encoded).join('/')}`;
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${settings.region}/s3/aws4_request`;
  const query = canonicalQuery({
    ...reply,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(validSeconds),
    'X-Amz-SignedHeaders': 'host',
    ...(credentials.sessionToken ? { 'X-Amz-Security-Token': credentials.sessionToken } : {}),
  });
  const request = ['GET', path, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const signingKey = [day, settings.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  const signature = createHmac('sha256', signingKey)
    .update(['AWS4-HMAC-SHA256', time, scope, hash].join('\n'))
    .digest('hex');
  return `${origin}${path}?${query}&X-Amz-Signature=${signature}`;
}

/** As the SDK finds it: with the bucket in the path for other services, and in the host for Amazon's. */
function bucketAddress({ bucket, region, endpoint }: BucketSettings): URL {
  if (endpoint) return new URL(`${endpoint.replace(/\/$/, '')}/${bucket}`);
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  // The certificate of the service covers no names with further dots.
  return bucket.includes('.')
    ? new URL(`https://s3.${region}.${domain}/${bucket}`)
    : new URL(`https://${bucket}.s3.${region}.${domain}`);
}

function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
