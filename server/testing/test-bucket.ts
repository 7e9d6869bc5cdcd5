import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../platform/config/config-services.ts';
import { multipartRules } from './bucket-multipart.ts';
import { bucketPages } from './bucket-pages.ts';

export interface TestBucket {
  readonly settings: BucketSettings;
  /** The settings as environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Requests with these methods are answered with 503. */
  readonly refusedMethods: Set<string>;
  /** Files with these words in their names can't be uploaded: that is answered with 503. */
  readonly refusedUploads: Set<string>;
  /** The method and path of every request. */
  readonly requests: string[];
  /** Lets requests with this method wait until they are released, or only the next one. */
  hold(method: string, options?: { readonly isOnce: boolean }): HeldRequests;
  /** How many replies are being sent. */
  repliesUnderWay(): number;
  /** The multipart uploads that are neither complete nor aborted. */
  uploadsUnderWay(): string[];
  /** Whether a multipart upload is lost when it is completed. */
  setLosingUploads(isLosing: boolean): void;
  /** The names of all files that begin like this. */
  filesUnder(prefix: string): Promise<string[]>;
  /** Divides lists into pages of this many files. */
  setPageSize(files: number | undefined): void;
  close(): Promise<void>;
}

interface HeldRequests {
  /** Resolved once a request waits. */
  readonly begun: Promise<void>;
  release(): void;
}

interface Hold {
  readonly isOnce: boolean;
  readonly begin: () => void;
  readonly released: Promise<void>;
}

const mostFiles = 1_000;

/** An empty bucket with a real S3 API on this machine. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'chalkline-bucket-'));
  const bucket = 'uploads';
  const configureBuckets = [{ name: bucket }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', directory, silent: true, configureBuckets });
  const uploads = server.store.getResourcePath(bucket, undefined, 'uploads');
  const refusedMethods = new Set<string>();
  const refusedUploads = new Set<string>();
  const requests: string[] = [];
  let replies = 0;
  const held = new Map<string, Hold>();
  let isLosingUploads = false;
  let pageSize: number | undefined;
  const { store } = server;
  server.middleware.unshift(bucketPages({ bucket, store, pageSize: () => pageSize }));
  server.middleware.unshift(multipartRules(uploads));
  server.middleware.unshift(async (request, next) => {
    if (isLosingUploads && request.method === 'POST' && request.query.uploadId)
      rmSync(uploads, { recursive: true });
    return next();
  });
  server.middleware.unshift(async (request, next) => {
    requests.push(`${request.method} ${request.path}`);
    replies += 1;
    request.res.once('close', () => {
      replies -= 1;
    });
    const wait = held.get(request.method);
    if (wait?.isOnce) held.delete(request.method);
    wait?.begin();
    await wait?.released;
    const isRefused =
      refusedMethods.has(request.method) ||
      (request.method === 'PUT' && [...refusedUploads].some((word) => request.path.includes(word)));
    if (!isRefused) return next();
    request.status = 503;
    return undefined;
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      bucket,
      region: 'auto',
      endpoint,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    refusedMethods,
    refusedUploads,
    requests,
    hold: (method, { isOnce } = { isOnce: false }) => {
      let begin = () => {};
      let release = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(method, { isOnce, begin, released });
      return {
        begun,
        release: () => {
          held.delete(method);
          release();
        },
      };
    },
    repliesUnderWay: () => replies,
    uploadsUnderWay: () => (existsSync(uploads) ? readdirSync(uploads) : []),
    setLosingUploads: (isLosing) => {
      isLosingUploads = isLosing;
    },
    filesUnder: async (prefix) =>
      (await store.listObjects(bucket, { prefix, maxKeys: mostFiles })).objects
        .map(({ key }) => key)
        .toSorted(),
    setPageSize: (files) => {
      pageSize = files;
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
