/** How long a bucket, and whoever reads from it, may take. In milliseconds. */
export interface BucketLimits {
  /** To accept a connection. */
  readonly connect: number;
  /** To take a file and begin to reply, per attempt. */
  readonly answer: number;
  /** For a whole call including all attempts, except for reading a file. */
  readonly whole: number;
  /** For the next chunk of a file that is being read. */
  readonly read: number;
  /** For whoever reads a file to ask for its next chunk. */
  readonly idle: number;
}

export const usualBucketLimits: BucketLimits = {
  connect: 3_000,
  answer: 15_000,
  whole: 30_000,
  read: 10_000,
  idle: 120_000,
};
