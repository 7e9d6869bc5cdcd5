/** The part of s3rver that the tests use; the package has no types. */
declare module 's3rver' {
  interface BucketRequest {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    status: number;
    type: string;
    body: unknown;
    readonly res: import('node:http').ServerResponse;
  }

  export default class S3rver {
    /** What answers requests, in this order. */
    readonly middleware: ((request: BucketRequest, next: () => Promise<void>) => Promise<void>)[];
    readonly store: {
      getResourcePath(bucket: string, key: undefined, resource: string): string;
      listObjects(
        bucket: string,
        options: { readonly prefix: string; readonly startAfter?: string; readonly maxKeys: number },
      ): Promise<{ readonly objects: readonly { readonly key: string }[]; readonly isTruncated: boolean }>;
    };
    constructor(options: {
      port: number;
      address: string;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
