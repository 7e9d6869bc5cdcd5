import type { S3Client } from '@aws-sdk/client-s3';
import { withDeadline } from '../concurrency/deadline.ts';
import type { BucketSettings } from '../config/config-services.ts';
import { RangeNotSatisfiable } from '../http/range-not-satisfiable.ts';
import { type BucketLimits, usualBucketLimits } from './bucket-limits.ts';
import type { BucketCredentials } from './presigned-address.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Loaded only where it is used: most installations have no bucket, and the SDK is large. */
export const loadSdk = () => import('@aws-sdk/client-s3');

/**
 * The SDK opens 50 connections at most. Everybody who watches a video through this site holds one while a segment is
 * sent, and with a slow connection that is most of the time.
 */
const maxSockets = 1_000;

/** A connection to a bucket. A bucket that does not answer in time counts as unavailable. */
export class BucketClient {
  readonly settings: BucketSettings;
  readonly limits: BucketLimits;
  #opened: Promise<S3Client> | undefined;

  constructor(settings: BucketSettings, limits: BucketLimits = usualBucketLimits) {
    this.settings = settings;
    this.limits = limits;
  }

  ask<Answer>(send: (client: S3Client, abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return withDeadline(this.limits.whole, async (signal) => send(await this.#client(), signal)).catch(
      unavailable,
    );
  }

  /** Those of the settings, or those that the machine itself has. */
  credentials(): Promise<BucketCredentials> {
    return this.ask((client) => client.config.credentials());
  }

  #client(): Promise<S3Client> {
    this.#opened ??= connect(this.settings, this.limits);
    return this.#opened;
  }
}

const ignore = () => undefined;

/** The SDK throws every failure, which is then logged here, and would print some of them as well. */
const silentLogger = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

async function connect(settings: BucketSettings, limits: BucketLimits): Promise<S3Client> {
  const { region, endpoint, credentials } = settings;
  const sdk = await loadSdk();
  return new sdk.S3Client({
    region,
    // Services other than Amazon's mostly support neither virtual-hosted buckets nor its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials ? { credentials } : {}),
    logger: silentLogger,
    requestHandler: {
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
      connectionTimeout: limits.connect,
      requestTimeout: limits.answer,
      throwOnRequestTimeout: true,
    },
  });
}

function unavailable(error: unknown): never {
  throw isInvalidRange(error) ? new RangeNotSatisfiable(lengthIn(error)) : new StorageUnavailable(error);
}

/** The bucket works: somebody has asked for a range that begins after the end of a file. */
function isInvalidRange(error: unknown): error is InvalidRange {
  return error instanceof Error && error.name === 'InvalidRange';
}

interface InvalidRange extends Error {
  /** How long the file is. Not every service says so. */
  readonly ActualObjectSize?: string | number;
}

function lengthIn({ ActualObjectSize: length }: InvalidRange): Record<string, string> {
  return length === undefined ? {} : { 'content-range': `bytes */${length}` };
}

/** For a file that doesn't exist. */
export function nothingWhenMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error;
}
